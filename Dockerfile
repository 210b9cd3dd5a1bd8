# One image: the server with the built pages. `docker build -t fifth-colony . && docker run -p 8000:8000 -v colony:/data fifth-colony`

FROM node:22-bookworm-slim AS pages
WORKDIR /build/frontend
COPY frontend/package.json frontend/package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY frontend/ ./
RUN npm run build

FROM python:3.11-slim-bookworm AS packages
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
COPY requirements.lock /tmp/
RUN python3 -m venv /opt/venv \
    && /opt/venv/bin/pip install -q --no-deps --require-hashes -r /tmp/requirements.lock

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --create-home --home-dir /home/colony colony \
    && mkdir /data && chown colony /data
COPY --from=packages /opt/venv /opt/venv
WORKDIR /srv/fifth-colony
COPY alembic.ini ./
COPY scripts/serve.py scripts/
COPY migrations/ migrations/
COPY app/ app/
COPY --from=pages /build/frontend/dist frontend/dist/
RUN /opt/venv/bin/python -m compileall -q app migrations
ENV PATH=/opt/venv/bin:/usr/local/bin:/usr/bin:/bin PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 PORT=8000 DATABASE_URL=sqlite+aiosqlite:////data/fifth-colony.db
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f\"http://127.0.0.1:{os.environ['PORT']}/healthz\", timeout=3)"]
CMD ["python", "scripts/serve.py", "--migrate"]
