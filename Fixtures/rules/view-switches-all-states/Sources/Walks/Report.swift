struct Report { func all() { switch store.state { default: break } } }
