#!/usr/bin/env bash
# Runs a command against a throwaway PostgreSQL 15 of Debian's, as an owner who is no superuser. Installs the server when it is missing.
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
if [ -z "$bin" ] || [ ! -x "$bin/initdb" ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
fi
folder=$(mktemp -d /tmp/fourshore-pg.XXXXXX)
chmod 711 "$folder"
port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
[ "$(id -u)" = 0 ] && chown postgres "$folder"
finish() { as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap finish EXIT
as "$bin/initdb" -D "$folder/data" -U postgres --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null
as "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c checkpoint_timeout=1h -c max_wal_size=8GB -c shared_buffers=256MB -c jit=off" start >/dev/null
psql="$bin/psql -h 127.0.0.1 -p $port -U postgres -q"
$psql -c "create role house login createdb createrole password 'house'" -c "create database house owner house"
$psql -tc 'select version()' | head -1
export TEST_DATABASE_URL="postgres://house:house@127.0.0.1:$port/house"
export TEST_SUPERUSER_URL="postgres://postgres@127.0.0.1:$port/house"
# It goes as a whole: nobody need take its databases away one by one.
export TEST_CLUSTER_GOES=1
"$@"
