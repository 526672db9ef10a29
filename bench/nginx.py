"""nginx's proxy_pass with one worker, out of a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

from pitboss.services import Service

CONFIGURATION = """\
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log {folder}/access.log;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  scgi_temp_path {folder}/scgi;
  uwsgi_temp_path {folder}/uwsgi;
  keepalive_requests 10000000;
  upstream platform {{ server 127.0.0.1:{upstream}; keepalive 64; keepalive_requests 10000000; }}
  server {{
    listen 127.0.0.1:{port};
    location = /readyz {{ proxy_pass http://platform; }}
    location /api/ {{
      proxy_pass http://platform/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }}
  }}
}}
"""


def program() -> str | None:
    """nginx, which often stands where only root's PATH finds it."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def service(path: str, folder: Path, port: int, upstream: int) -> Service:
    """nginx on `port` before the platform on `upstream`; its files stand in `folder`."""
    file = folder / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=folder, port=port, upstream=upstream))
    command = [path, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    return Service("nginx", command, f"http://127.0.0.1:{port}/readyz", log=folder / "output.log")
