"""nginx with one worker, out of a folder of its own: as an ordinary proxy, and with TLS before a console."""

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
{servers}
}}
"""
PROXY = """\
  server {{
    listen 127.0.0.1:{port};
    location = /readyz {{ proxy_pass http://platform; }}
    location /api/ {{
      proxy_pass http://platform/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }}
  }}
"""
WITH_TLS = """\
  server {{
    listen 127.0.0.1:{port} ssl{protocol};
    ssl_certificate {folder}/certificate.pem;
    ssl_certificate_key {folder}/key.pem;
    ssl_protocols TLSv1.3;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    location / {{ proxy_pass http://platform; }}
  }}
"""


def program() -> str | None:
    """nginx, which often stands where only root's PATH finds it."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def service(path: str, folder: Path, port: int, upstream: int) -> Service:
    """nginx on `port` before the platform on `upstream`; its files stand in `folder`."""
    return _service(path, folder, upstream, PROXY.format(port=port), f"http://127.0.0.1:{port}/readyz")


def with_tls(path: str, folder: Path, ports: tuple[int, int], upstream: int) -> Service:
    """nginx before a console on `upstream`, with a certificate of its own: HTTP/1.1 on the first port, HTTP/2 on the
    other. Certificate and key stand in `folder`, as `certificate.pem` and `key.pem`."""
    servers = "".join(
        WITH_TLS.format(port=port, protocol=protocol, folder=folder)
        for port, protocol in zip(ports, ("", " http2"), strict=True)
    )
    return _service(path, folder, upstream, servers, None)


def _service(path: str, folder: Path, upstream: int, servers: str, ready_url: str | None) -> Service:
    file = folder / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=folder, upstream=upstream, servers=servers))
    command = [path, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    return Service("nginx", command, ready_url, log=folder / "output.log")
