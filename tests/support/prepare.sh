#!/usr/bin/env bash
# Brings what the suites need beside Node: Chromium for the journeys, PostgreSQL for the races.
# On Debian, as root, it installs what is missing; elsewhere it says in one line what to install.
set -euo pipefail

find_postgres() {
  command -v initdb >/dev/null 2>&1 || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null
}
find_chromium() {
  [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null 2>&1 ||
    command -v chromium >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1
}

missing=()
find_chromium || missing+=(chromium-headless-shell)
[ -n "${TEST_DATABASE_URL:-}" ] || find_postgres || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "The tests need ${missing[*]}: install it with your system's package manager, then run npm test again." >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
for attempt in 1 2 3; do
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; then
    exit 0
  fi
  echo "apt-get failed (attempt $attempt)" >&2
done
echo "The tests need ${missing[*]}, which apt-get could not install." >&2
exit 1
