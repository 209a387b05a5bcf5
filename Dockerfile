# A small image with the static archlint of a release, and git. It compiles nothing: the folder that it is
# built in holds the archives, from the page of a release or from Distribution/package.
#
#   docker build --tag archlint --file Dockerfile FOLDER
#   docker run --rm --volume "$PWD:/project" archlint lint
FROM alpine:3.22 AS archive
COPY archlint-*-linux-*.tar.gz /archives/
SHELL ["/bin/ash", "-e", "-o", "pipefail", "-c"]
RUN tar -xzf /archives/archlint-*-linux-"$(uname -m)".tar.gz -C / --strip-components 1

FROM alpine:3.22
# hadolint ignore=DL3018 -- Alpine deletes old versions, so that a pinned one breaks the build.
RUN apk add --no-cache git && git config --system --add safe.directory /project
COPY --from=archive /archlint /usr/local/bin/archlint
WORKDIR /project
ENTRYPOINT ["archlint"]
