# The image has Bun and the program; content and library are mounted.
#   docker build --build-arg VERSION=0.1.0 -t scriptorium .
#   docker run --read-only --tmpfs /tmp -p 8080:8080 -v ./content:/content:ro -v library:/library scriptorium
# For several platforms at once; most of it runs on the machine that builds, whatever the platform:
#   docker buildx build --platform linux/amd64,linux/arm64 -t scriptorium .

ARG BUILD_IMAGE=node:22-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM --platform=$BUILDPLATFORM ${BUILD_IMAGE} AS build
ARG TARGETARCH=amd64
WORKDIR /build
COPY package.json package-lock.json ./
# No package needs its install script
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# What the package has, and what it needs by the lock file, for the platform of the image
RUN npm pack --pack-destination /tmp \
 && mkdir -p /image/scriptorium /image/content /image/library /image/usr/local/bin \
 && tar -xzf /tmp/scriptorium-*.tgz --strip-components=1 -C /image/scriptorium \
 && cp package-lock.json /image/scriptorium/
WORKDIR /image/scriptorium
# Bun alone runs everything: the launcher, and with it Node, is left out. Of LMDB only the binary that Bun loads is needed
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --os=linux --libc=glibc \
      --cpu="$(echo "$TARGETARCH" | sed s/amd64/x64/)" \
 && mv node_modules/@oven/bun-linux-*/bin/bun /image/usr/local/bin/bun \
 && rm -r node_modules/@oven node_modules/bun \
 && find node_modules/@lmdb \( -name '*.musl.node' -o -name '*.abi*.node' \) -delete

# The libraries that the two binaries need, and nothing else of the system: no shell, no package manager
FROM ${BASE_IMAGE} AS system
RUN mkdir -p /system/tmp /system/proc /system/dev /system/sys && chmod 1777 /system/tmp && ln -s usr/lib /system/lib && ln -s usr/lib64 /system/lib64 \
 && for name in 'ld-linux-*.so.*' libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1 libgcc_s.so.1 'libstdc++.so.6*'; do \
      find /usr/lib /usr/lib64 -name "$name" -exec cp -a --parents {} /system/ \; ; \
    done

FROM scratch
ARG VERSION=0.0.0
LABEL org.opencontainers.image.title="Scriptorium" \
      org.opencontainers.image.description="Compiles scripture source files into JSON documents and serves them over HTTP" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}"
COPY --from=system --chown=0:0 /system /
COPY --from=build --chown=0:0 /image/usr/local/bin/bun /usr/local/bin/bun
COPY --from=build --chown=0:0 /image/scriptorium /scriptorium
COPY --from=build --chown=0:0 /image/content /content
COPY --from=build --chown=10001:10001 /image/library /library
ENV PATH=/usr/local/bin
# The root may be read-only; the starter content and indexes go where temporary files go
ENV SCRIPTORIUM_CACHE=/tmp/scriptorium
# Same setting as in bin/bun.mjs, for servers
ENV MIMALLOC_PURGE_HOLES=0
USER 10001:10001
VOLUME /library
EXPOSE 8080
STOPSIGNAL SIGTERM
# It asks at the port and base path of the options that were given
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["bun", "/scriptorium/src/cli/service/health-check.ts"]
ENTRYPOINT ["bun", "/scriptorium/src/cli/index.ts"]
CMD ["serve", "/content", "--library", "/library", "--host", "0.0.0.0"]
