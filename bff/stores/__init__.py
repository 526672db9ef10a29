"""What the console holds from one request to the next, each behind a Protocol and kept in this process. A store that
processes share takes the place of one of these."""
