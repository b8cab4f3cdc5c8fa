# One file for the three programs and what is in front of them: build with --target api, site, admin or proxy.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY public-web/package.json public-web/
COPY admin/package.json admin/
COPY scripts/container/install-packages.sh ./

FROM packages AS build
# Nothing native runs during a build.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM packages AS api-dependencies
RUN sh install-packages.sh --workspaces=false

FROM packages AS site-dependencies
RUN sh install-packages.sh --workspace=public-web

FROM packages AS admin-dependencies
RUN sh install-packages.sh --workspace=admin

FROM debian:bookworm-slim AS runtime
# A program needs Node alone: no npm, which is weight and something to keep up to date.
COPY --from=packages /usr/local/bin/node /usr/local/bin/
# The allocator's first limit, kept: raised with each large buffer that is freed, it leaves what is freed later resident.
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=131072
# A container's network and its published ports say who reaches it.
ENV HOST=0.0.0.0 IN_CONTAINER=true
WORKDIR /app
RUN useradd --uid 1000 node && mkdir /data && chown node:node /data
USER node
STOPSIGNAL SIGTERM
COPY scripts/container scripts/container
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 CMD ["node", "/app/scripts/container/healthy.mjs"]

FROM runtime AS api
ENV API_PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
COPY --from=api-dependencies /app ./
COPY --from=build /app/dist dist
COPY samples samples
CMD ["node", "--max-semi-space-size=8", "scripts/container/with-secret.mjs", "dist/main.js"]

FROM runtime AS site
ENV SITE_PORT=8080
EXPOSE 8080
COPY --from=site-dependencies /app ./
COPY --from=build /app/public-web/build public-web/build
WORKDIR /app/public-web
CMD ["node", "build/server/index.js"]

FROM runtime AS admin
ENV ADMIN_PORT=8081
EXPOSE 8081
COPY --from=admin-dependencies /app ./
COPY --from=build /app/admin/build admin/build
WORKDIR /app/admin
CMD ["node", "build/server/main.js"]

FROM caddy:2.10-alpine AS proxy
# Certificates are kept where a user who is not root may write, also in a volume that is new.
ENV XDG_DATA_HOME=/caddy/data XDG_CONFIG_HOME=/caddy/config
RUN mkdir /caddy && chown 1000:1000 /caddy
COPY ops/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
