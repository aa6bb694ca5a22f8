# The image holds the program and the Bun that runs it; content and library are mounted.
#   docker build -t scriptorium .
#   docker run -p 8080:8080 -v ./content:/content:ro -v library:/library scriptorium

FROM node:22-bookworm-slim AS build
WORKDIR /scriptorium
COPY package.json package-lock.json ./
# No package needs its install script
RUN npm ci --omit=dev --ignore-scripts
COPY bin bin
# Bun alone runs everything: the launcher, and with it Node, stays behind
RUN cp "$(node bin/bun.mjs -p process.execPath)" /usr/local/bin/bun && rm -r node_modules/@oven node_modules/bun
COPY src src
COPY starter starter
COPY web web
COPY client/src client/src
# Made here once: the service cannot write into its image
RUN bun web/build.ts && rm -r web/reader web/explorer

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/bun /usr/local/bin/bun
COPY --from=build /scriptorium /scriptorium
RUN mkdir /content /library && chown 10001:10001 /library
USER 10001:10001
VOLUME /library
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["bun", "-e", "const { ok } = await fetch('http://127.0.0.1:8080/health'); process.exit(ok ? 0 : 1)"]
ENTRYPOINT ["bun", "/scriptorium/src/cli/index.ts"]
CMD ["serve", "/content", "--library", "/library", "--host", "0.0.0.0"]
