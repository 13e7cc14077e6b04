#!/bin/sh
# Builds the image of a release without Docker and without a network. Starts it as the compose file does:
# no privilege, and only its volumes are writable. Makes an administrator, backs up, stops. Run as root:
#   mmdebstrap --variant=minbase bookworm bare.tar
#   tooling/ship/try-image.sh release/aube-….tar.gz bare.tar
set -eu
archive=$(readlink -f "$1")
bare=$(readlink -f "$2")
[ -n "${AUBE_IMAGE_PLACE:-}" ] || {
  AUBE_IMAGE_PLACE=$(mktemp -d)
  export AUBE_IMAGE_PLACE
  trap 'rm -rf "$AUBE_IMAGE_PLACE"' EXIT
  # Its own network, processes and mounts all end with it.
  unshare --net --pid --mount --fork --kill-child --mount-proc "$0" "$archive" "$bare"
  exit
}
place=$AUBE_IMAGE_PLACE
ip link set lo up
# Control groups belong to the machine: hide them.
mount -t tmpfs none /sys/fs/cgroup
with_store() { tool=$1 && shift && command "$tool" --root "$place/images" --runroot "$place/run" --storage-driver vfs "$@"; }
base=$(with_store buildah from scratch)
with_store buildah add --quiet "$base" "$bare" /
with_store buildah commit --quiet "$base" docker.io/library/debian:bookworm-slim
with_store buildah rm "$base"
tar -C "$place" -xzf "$archive"
cd "$place"/aube-*
with_store buildah build --isolation chroot --pull=never --format docker -f deploy/docker/Dockerfile -t aube .
podman() { with_store podman --cgroup-manager cgroupfs "$@"; }
run() {
  podman run --cgroups=disabled --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 --no-healthcheck \
    --network=host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
    --volume data:/var/lib/aube --volume backups:/var/backups/aube --env LANG=en --env NODE_ENV=development "$@"
}
in_app() { podman exec --env TMPDIR=/var/lib/aube app "$@"; }
run --name app --detach localhost/aube
for _ in $(seq 200); do
  in_app /opt/aube/runtime/node -e 'fetch("http://127.0.0.1:3000/readyz").then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))' && break
  sleep 0.2
done
in_app aube user create-admin --email a@exemple.test
in_app sh -c 'umask 077; head -c 32 /dev/urandom | base64 > /var/lib/aube/backup.key'
in_app aube backup --folder /var/backups/aube --keep 3 --key-file /var/lib/aube/backup.key --verify
in_app aube doctor
podman stop --time 20 app
[ "$(podman inspect app --format '{{.State.ExitCode}}')" = 0 ]
podman rm app
echo 'It runs.'
