#if os(visionOS)
struct MealsView_visionOS: View {}
#endif
