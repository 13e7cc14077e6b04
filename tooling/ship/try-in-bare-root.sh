#!/bin/sh
# Unpacks a release into a bare Debian without npm and without a network. Starts it as an ordinary user,
# asks for /readyz and a page, backs it up and restores it elsewhere. Run as root:
#   mmdebstrap --variant=minbase bookworm bare.tar
#   tooling/ship/try-in-bare-root.sh release/aube-….tar.gz bare.tar
set -eu
archive=$(readlink -f "$1")
bare=$(readlink -f "$2")
[ -n "${AUBE_BARE_ROOT:-}" ] || {
  AUBE_BARE_ROOT=$(mktemp -d)
  export AUBE_BARE_ROOT
  trap 'rm -rf "$AUBE_BARE_ROOT"' EXIT
  # Its own network, processes and mounts all end with it.
  unshare --net --pid --mount --fork --kill-child "$0" "$archive" "$bare"
  exit
}
root=$AUBE_BARE_ROOT
ip link set lo up
tar -C "$root" -xf "$bare"
tar -C "$root/opt" -xzf "$archive"
mv "$root"/opt/aube-* "$root/opt/aube"
mount -t proc proc "$root/proc"
install -d -o 65534 -g 65534 "$root/var/lib/aube" "$root/var/backups/aube"
in_root() {
  chroot --userspec=65534:65534 "$root" /usr/bin/env -i PATH=/usr/bin:/bin LANG=en \
    AUBE_DATA_DIR=/var/lib/aube "$@"
}
! chroot "$root" sh -c 'command -v node npm psql'
in_root /opt/aube/aube --help | head -n 3
in_root /opt/aube/aube start >"$root/tmp/server.log" 2>&1 &
for _ in $(seq 100); do
  curl -fs -o /dev/null http://127.0.0.1:3000/readyz && break
  sleep 0.2
done
curl -fsS -o /dev/null -w 'readyz %{http_code}\n' http://127.0.0.1:3000/readyz
curl -fsS -H 'accept-language: fr' http://127.0.0.1:3000/ | grep -o '<title>[^<]*</title>'
in_root /opt/aube/aube user create-admin --email a@exemple.test
in_root sh -c 'head -c 32 /dev/urandom | base64 > /var/lib/aube/backup.key; chmod 600 /var/lib/aube/backup.key'
in_root /opt/aube/aube backup --folder /var/backups/aube --keep 3 --key-file /var/lib/aube/backup.key --verify
in_root sh -c 'AUBE_DATA_DIR=/var/lib/aube/second /opt/aube/aube restore /var/backups/aube/* --key-file /var/lib/aube/backup.key --without-erasures'
in_root /opt/aube/aube doctor
echo 'It runs.'
