// No part of the app.
