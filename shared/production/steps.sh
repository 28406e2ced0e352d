#!/bin/sh
# The steps of the images, one per call. The Dockerfile runs them, and try.sh runs them in a clean folder.
set -eu
cd "$(dirname "$0")/../.."

pnpm() {
  npx -y "$(node -p 'require("./package.json").packageManager')" "$@"
}

# Installs a process without what only builds and tests need. `--filter-prod` follows no development dependency.
install_process() {
  pnpm install --prod --frozen-lockfile --filter-prod tiffin --filter-prod "$1..."
}

case "${1:-}" in
  install-builds) pnpm install --frozen-lockfile ;;
  install-shell) install_process @tiffin/shell ;;
  install-assets) install_process @tiffin/deploy ;;
  install-services) install_process @tiffin/sandbox ;;
  *)
    echo "There is no step \"${1:-}\"." >&2
    exit 2
    ;;
esac
