"""The proxy that people usually write: FastAPI in front, httpx behind, JSON parsed and wrapped again.

    python -m bench.baseline_proxy PORT UPSTREAM

It checks a signed cookie, looks the session up and passes a call on. It does less than the console's
proxy: no roles, tenants, limits, idempotency or origin check.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import httpx
import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Request, Response
from fastapi.responses import JSONResponse
from itsdangerous import BadSignature, URLSafeTimedSerializer
from pydantic import BaseModel

COOKIE = "session"
MAX_AGE = 12 * 3600

cookies = URLSafeTimedSerializer(secrets.token_hex(32))
sessions: dict[str, str] = {}


class Credentials(BaseModel):
    email: str
    password: str


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    async with httpx.AsyncClient(base_url=sys.argv[2], trust_env=False) as client:
        app.state.client = client
        yield


app = FastAPI(lifespan=lifespan)


async def token_of(request: Request) -> str:
    """The platform's token of the session that the cookie names."""
    try:
        return sessions[cookies.loads(request.cookies.get(COOKIE, ""), max_age=MAX_AGE)]
    except (BadSignature, KeyError):
        raise HTTPException(401, "Please sign in.") from None


@app.get("/readyz")
async def ready() -> dict[str, bool]:
    return {"success": True}


@app.post("/api/auth/login")
async def sign_in(credentials: Credentials, request: Request, response: Response) -> dict[str, bool]:
    answer = await request.app.state.client.post("/auth/login", json=credentials.model_dump())
    session_id = secrets.token_urlsafe(32)
    sessions[session_id] = answer.json()["data"]["token"]
    response.set_cookie(COOKIE, cookies.dumps(session_id), httponly=True, samesite="lax")
    return {"success": True}


@app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE"])
async def forward(path: str, request: Request, token: Annotated[str, Depends(token_of)]) -> JSONResponse:
    headers = {"Authorization": f"Bearer {token}"}
    if "content-type" in request.headers:
        headers["Content-Type"] = request.headers["content-type"]
    answer = await request.app.state.client.request(
        request.method, f"/{path}", params=request.query_params, content=await request.body(), headers=headers
    )
    came = answer.json()
    envelope = {
        "success": answer.is_success and came.get("success", True),
        "status": came.get("status", "OK"),
        "data": came.get("data"),
        "messages": came.get("messages", []),
    }
    return JSONResponse(envelope, answer.status_code)


if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="info")
