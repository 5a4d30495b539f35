# The site as an image: docker build -t setu-site .
# docs/operations.md has what to do with it, and decision 63 the reasons.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# These decide what is installed, so a change of other files does not install again.
COPY package.json package-lock.json .npmrc ./
COPY tools/package.json tools/
COPY scripts scripts
RUN node -e "import('/src/scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
# Seconds since 1970, the time of all files; by default that of the build.
ARG SOURCE_DATE_EPOCH
RUN npm run package && deploy/image-files.sh dist/*.tar.gz /image

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="setu-site" \
      org.opencontainers.image.description="Public website, staff console and API" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /image/ /
# Limits of memory and time for the processes that read résumés and pictures are set by a shell.
COPY --from=build /usr/bin/dash /bin/sh
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 3000
VOLUME /data
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["/usr/local/bin/node", "program/healthcheck.js"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["--max-semi-space-size=4", "program/main.js"]
