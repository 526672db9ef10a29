"""The data dictionary of `app_service`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "appName": ("The app's name at the cloud provider.", "example-app"),
    "resourceGroupName": ("The resource group that holds the app.", "example-group"),
    "region": ("The region of the app.", "westeurope"),
    "instances": ("The number of running instances.", 3),
    "cpuData": "CPU load in percent.",
    "averageResponseTime": "Average response time in seconds.",
    "averageMemoryWorkingSet": "Average memory in use, in bytes.",
    "timeStamp": "The start of the 5-minute interval.",
    "ChartItem.total": ("The value for the interval.", 41.5),
}
