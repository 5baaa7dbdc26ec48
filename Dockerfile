# The store as an image: the built site, the backend, the worker and the commands.
#   docker build --build-arg SITE_URL=https://shop.example -t store .

FROM node:24-slim AS build
WORKDIR /store
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Baked into the pages; the other settings are read when the store starts.
ARG SITE_URL SUPABASE_URL SUPABASE_PUBLISHABLE_KEY TURNSTILE_SITE_KEY
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG=json
WORKDIR /store
COPY --from=build /store/package.json ./
COPY --from=build /store/node_modules node_modules
COPY --from=build /store/build build
COPY app app
COPY scripts scripts
COPY server server
COPY supabase supabase
COPY worker worker
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Time to finish what is under way: see secondsToFinish in server/main.ts.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
