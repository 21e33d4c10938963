# The server in an image of its own:
#   docker build -t iacta .
#   docker run -p 8200:8200 -v iacta:/data iacta
# Settings are given with -e; docs/running-a-server.md lists them.

FROM node:20-slim AS build
WORKDIR /iacta
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8200 IACTA_DATA=/data
WORKDIR /iacta
COPY --from=build /iacta/package.json ./
COPY --from=build /iacta/node_modules ./node_modules
COPY --from=build /iacta/platform ./platform
COPY --from=build /iacta/games ./games
RUN mkdir /data && chown node:node /data && ln -s /iacta/platform/cli/dist/main.js /usr/local/bin/iacta \
  && chmod +x /iacta/platform/cli/dist/main.js
USER node
VOLUME /data
EXPOSE 8200
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Room for what is short-lived and for what is not, so that the collector stops play less often.
CMD ["node", "--max-semi-space-size=32", "--initial-old-space-size=256", "platform/cli/dist/main.js", "serve"]
