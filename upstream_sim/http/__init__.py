"""The platform over HTTP: admission, dispatch, dialects, and the control API beside it."""
