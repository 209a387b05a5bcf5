# A small image with a static archlint and git:
#
#   docker build --tag archlint .
#   docker run --rm --volume "$PWD:/project" archlint lint
FROM swift:6.2 AS build
WORKDIR /source
COPY . .
RUN swift build --configuration release --product archlint -Xswiftc -static-executable \
  && strip "$(swift build --configuration release --show-bin-path)/archlint" \
  && cp "$(swift build --configuration release --show-bin-path)/archlint" /archlint

FROM alpine:3.22
# hadolint ignore=DL3018 -- Alpine deletes old versions, so that a pinned one breaks the build.
RUN apk add --no-cache git && git config --system --add safe.directory /project
COPY --from=build /archlint /usr/local/bin/archlint
WORKDIR /project
ENTRYPOINT ["archlint"]
