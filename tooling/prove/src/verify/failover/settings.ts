export type Node = { name: string; folder: string; port: number; restPort: number };

export const SUPERUSER = { username: 'postgres', password: 'postgres' };

/**
 * Settings of « Two databases » in docs/operations.md; times in seconds. The file is JSON, which is
 * also valid YAML.
 */
export function patroniSettings(
  { name, folder, port, restPort }: Node,
  { etcdPort, programs }: { etcdPort: number; programs: string },
): string {
  const replication = { username: 'replicator', password: 'replicator' };
  return JSON.stringify({
    scope: 'aube',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { synchronous_commit: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: `${folder}/cluster`,
      pgpass: `${folder}/pgpass`,
      bin_dir: programs,
      authentication: { superuser: SUPERUSER, replication, rewind: SUPERUSER },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
    },
    watchdog: { mode: 'off' },
  });
}

/** HAProxy closes the connections to a node as soon as this node is not the primary. */
export const haproxySettings = (port: number, nodes: readonly Node[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 2 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;
