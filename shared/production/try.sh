#!/bin/sh
# Runs the steps of the images in a clean folder, as the Dockerfile does, and starts each process until it is ready.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/deployed"

# A copy of what is committed, without what was installed or built.
copy() {
  mkdir "$folder/$1"
  git -C "$top" archive HEAD | tar -x -C "$folder/$1"
}

step() {
  echo "── $1: $2"
  sh "$folder/$1/shared/production/steps.sh" "$2"
}

# Starts a process, waits for its readiness, and ends it. Fails if it does not start or does not end well.
serve() {
  (cd "$folder/$1" && exec env NODE_ENV=production TIFFIN_DEPLOY_DIR="$folder/deployed" TIFFIN_DATA_DIR=memory \
    TIFFIN_SHELL_PORT=3401 TIFFIN_ASSET_PORT=3402 TIFFIN_SANDBOX_PORT=3403 \
    node shared/tooling/commands/serve.mjs "$1") &
  process=$!
  until node -e "fetch('$2').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
    kill -0 "$process"
    sleep 0.2
  done
  echo "── $1 is ready"
  kill -TERM "$process"
  wait "$process"
}

copy built
step built install-builds
# As "docker compose run deploys deploy shell": the shell is a build in the store, which the processes only read.
echo "── built: remote deploy shell"
(cd "$folder/built" && TIFFIN_DEPLOY_DIR="$folder/deployed" node --import tsx shared/deploy/src/main.ts deploy shell)

copy shell
step shell install-shell
serve shell http://localhost:3401/health/ready

copy assets
step assets install-assets
serve assets http://localhost:3402/health/ready

copy services
step services install-services
serve services http://localhost:3403/health
