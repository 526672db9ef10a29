"""What happened: activities, the journal of requests, and the recording of a scenario."""
