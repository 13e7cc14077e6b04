import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../real-server/find-free-port.ts';
import { databaseProcesses, signalAll } from '../database-processes.ts';
import { haproxySettings, patroniSettings, SUPERUSER, type Node } from './settings.ts';

type Member = { name: string; role: string; state: string };

export type Cluster = {
  /** Address of HAProxy, which connects to the primary. */
  balancedUrl: string;
  severalUrl: string;
  superuserUrl: (name: string) => string;
  /** Waits until a primary and its synchronous standby run. */
  waitUntilWhole: () => Promise<{ leader: string; standby: string }>;
  switchOver: (from: string, to: string) => Promise<void>;
  killPostmaster: (name: string) => void;
  lose: (name: string) => Promise<void>;
  start: (name: string) => void;
  freeze: (name: string) => void;
  thaw: (name: string) => void;
  log: (name: string) => string;
  stop: () => Promise<void>;
};

/** User for the programs when this process is root, because PostgreSQL refuses to run as root. */
function ownerOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (entry === null) throw new Error('There is no account « postgres » to run PostgreSQL.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

const PROGRAMS = [
  ['patroni', '--version'],
  ['etcd', '--version'],
  ['haproxy', '-v'],
] as const;

export const findMissingPrograms = (): string[] =>
  PROGRAMS.flatMap(([name, option]) =>
    spawnSync(name, [option], { stdio: 'ignore' }).error ? [name] : [],
  );

const WHOLE_WITHIN_MS = 180_000;

/** Starts two PostgreSQL nodes with Patroni and etcd, and HAProxy, all on this machine. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'aube-failover-'));
  const owner = ownerOf();
  const own = (path: string) => {
    if (owner) chownSync(path, owner.uid, owner.gid);
  };
  own(folder);
  const children = new Map<string, ChildProcess>();
  const run = (name: string, command: string, args: readonly string[]) => {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', output, output],
      ...owner,
    });
    children.set(name, child);
  };
  const end = async (name: string, signal: NodeJS.Signals) => {
    const child = children.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await exited;
  };

  const [etcdPort, peerPort, balancedPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const place = join(folder, name);
    mkdirSync(place, { mode: 0o700 });
    own(place);
    nodes.push({ name, folder: place, port: await findFreePort(), restPort: await findFreePort() });
  }
  const nodeOf = (name: string): Node => {
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  };
  const processesOf = (name: string): number[] => {
    try {
      return databaseProcesses(join(nodeOf(name).folder, 'cluster'));
    } catch {
      return [];
    }
  };

  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcdOptions = {
    name: 'aube',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `aube=${peer}`,
  };
  run(
    'etcd',
    'etcd',
    Object.entries(etcdOptions).flatMap(([name, value]) => [`--${name}`, value]),
  );
  const start = (name: string): void => {
    const file = join(nodeOf(name).folder, 'patroni.yml');
    writeFileSync(file, patroniSettings(nodeOf(name), { etcdPort, programs }), { mode: 0o600 });
    own(file);
    run(name, 'patroni', [file]);
  };
  const balancer = join(folder, 'haproxy.cfg');
  writeFileSync(balancer, haproxySettings(balancedPort, nodes));

  const askMembers = async ({ restPort }: Node): Promise<Member[]> => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal });
    return ((await answer.json()) as { members?: Member[] }).members ?? [];
  };
  const readMembers = async (): Promise<Member[]> => {
    for (const node of nodes) {
      const members = await askMembers(node).catch(() => []);
      if (members.length > 0) return members;
    }
    return [];
  };
  const waitUntilWhole = async () => {
    const givesUpAt = Date.now() + WHOLE_WITHIN_MS;
    for (;;) {
      const members = await readMembers();
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      const standby = members.find(
        ({ role, state }) => role === 'sync_standby' && state === 'running',
      );
      if (leader && standby) return { leader: leader.name, standby: standby.name };
      if (Date.now() > givesUpAt)
        throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
      await delay(500);
    }
  };
  const urlOf = (hosts: string) => `postgres://aube:aube@${hosts}/aube`;

  const cluster: Cluster = {
    balancedUrl: urlOf(`127.0.0.1:${balancedPort}`),
    severalUrl: `${urlOf(nodes.map(({ port }) => `127.0.0.1:${port}`).join(','))}?target_session_attrs=read-write`,
    superuserUrl: (name) =>
      `postgres://${SUPERUSER.username}:${SUPERUSER.password}@127.0.0.1:${nodeOf(name).port}/postgres`,
    waitUntilWhole,
    async switchOver(leader, candidate) {
      await fetch(`http://127.0.0.1:${nodeOf(leader).restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate }),
      });
    },
    killPostmaster: (name) => signalAll(processesOf(name).slice(0, 1), 'SIGKILL'),
    async lose(name) {
      const processes = processesOf(name);
      children.get(name)?.kill('SIGKILL');
      signalAll(processes, 'SIGKILL');
      await end(name, 'SIGKILL');
    },
    start,
    freeze(name) {
      signalAll([children.get(name)?.pid ?? 0, ...processesOf(name)], 'SIGSTOP');
    },
    thaw(name) {
      signalAll([...processesOf(name), children.get(name)?.pid ?? 0], 'SIGCONT');
    },
    log: (name) => readFileSync(join(folder, `${name}.log`), 'utf8'),
    async stop() {
      for (const { name } of nodes) signalAll(processesOf(name), 'SIGCONT');
      await Promise.all(nodes.map(({ name }) => end(name, 'SIGTERM')));
      for (const { name } of nodes) signalAll(processesOf(name), 'SIGKILL');
      await Promise.all(['haproxy', 'etcd'].map((name) => end(name, 'SIGTERM')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    start('one');
    await delay(3_000);
    start('two');
    run('haproxy', 'haproxy', ['-db', '-f', balancer]);
    await waitUntilWhole();
    return cluster;
  } catch (thrown) {
    console.log(cluster.log('one').split('\n').slice(-20).join('\n'));
    await cluster.stop();
    throw thrown;
  }
}
