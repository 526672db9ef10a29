"""What a process of the console is observed by: metrics, traces or both. Optional: imported only where one is on."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.types import ASGIApp

from bff.metrics.tally import CountingLog, Tally
from bff.settings import Settings, WrongSetting

if TYPE_CHECKING:
    from bff.metrics.line_writer import Stream
    from bff.metrics.watched import Shared, Upstream
    from bff.requests.connections import Connections
    from bff.requests.request import ConsoleRequest
    from bff.stores import Stores

OnRequest = Callable[["ConsoleRequest", int], None]
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the client's own name for it, read as it is imported


def both(first: OnRequest, second: OnRequest) -> OnRequest:
    def told(request: ConsoleRequest, status: int) -> None:
        first(request, status)
        second(request, status)

    return told


class Observed:
    """A process that serves, or, of several workers, their parent or one of them. `log` is the one that it writes."""

    def __init__(self, settings: Settings, stream: Stream, *, is_worker: bool) -> None:
        """Raises WrongSetting for a port that is taken, and for what is not installed."""
        self._settings, self._own_folder = settings, False
        self._has_metrics = bool(settings.metrics_port or settings.metrics_token)
        tally = Tally()
        self.log = CountingLog(stream, tally)
        self._listener = None
        if self._has_metrics:
            folder = self._folder(is_worker=is_worker)
            from bff.metrics.endpoint import listener_at  # noqa: PLC0415 - imported only when switched on
            from bff.metrics.prometheus import Exposition, Meter  # noqa: PLC0415 - after its folder is known

            self.meter = Meter(tally)
            self.exposition = Exposition(self.meter, folder)
            if settings.metrics_port and not is_worker:
                self._listener = listener_at(settings.metrics_host, settings.metrics_port)

    def _folder(self, *, is_worker: bool) -> str | None:
        """Where several workers keep their metrics; empty when their parent starts. None for one process."""
        if self._settings.workers == 1:
            os.environ.pop(FOLDER, None)
            return None
        if is_worker:
            return os.environ[FOLDER]
        given = os.environ.get(FOLDER)
        self._own_folder = given is None
        folder = os.environ[FOLDER] = given or tempfile.mkdtemp(prefix="pitboss-metrics-")
        try:
            Path(folder).mkdir(exist_ok=True)
            for file in Path(folder).glob("*.db"):
                file.unlink()
        except OSError as error:
            raise WrongSetting(f"{FOLDER} is wrong: {folder}: {error.strerror}.") from None
        return folder

    def around(
        self, app: ASGIApp, upstream: Upstream, shared: Shared, stores: Stores, connections: Connections
    ) -> ASGIApp:
        """The console with what observes it."""
        if self._settings.traces:
            from bff.metrics.tracing import Traced  # noqa: PLC0415 - imported only when switched on

            app = Traced(app)
            self.log.on_request = both(self.log.tally.answered, app.note)
        if self._has_metrics:
            from bff.metrics.endpoint import WithMetrics  # noqa: PLC0415 - imported only when switched on

            self.meter.watch(self._settings, upstream, shared, stores, connections)
            token, text = self._settings.metrics_token, self.exposition.text
            app = WithMetrics(app, token, text, self.meter.run, self._listener)
        return app

    @asynccontextmanager
    async def of_workers(self) -> AsyncIterator[None]:
        """While the parent runs: what its workers count is served."""
        if not self._has_metrics:
            yield
            return
        from bff.metrics.endpoint import listening  # noqa: PLC0415 - imported only when switched on

        try:
            async with listening(self._listener, self._settings.metrics_token, self.exposition.text):
                yield
        finally:
            if self._own_folder:
                shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
