import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SITE_KEY, startRealServer, type RealServer } from '../../real-server/start-real-server.ts';
import { findPrograms } from '../../real-server/system-postgres.ts';
import { prepareGround } from '../durability/ground.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { findMissingPrograms, startCluster, type Cluster } from './cluster.ts';
import { longestPauseMs, saveOn, type Saves } from './save-on.ts';

const BACK_WITHIN_MS = 90_000;
/** A save has two statements, and each is waited for 4.4 s. */
const LONGEST_ANSWER_MS = 9_000;

type Whole = { leader: string; standby: string };

/** `repair` is called when both servers can save again. */
type Fault = {
  name: string;
  cause: (cluster: Cluster, whole: Whole) => void | Promise<void>;
  repair?: (cluster: Cluster, whole: Whole) => void;
};

const FAULTS: readonly Fault[] = [
  { name: 'PostgreSQL killed', cause: (cluster, { leader }) => cluster.killPostmaster(leader) },
  {
    name: 'node lost',
    cause: (cluster, { leader }) => cluster.lose(leader),
    repair: (cluster, { leader }) => cluster.start(leader),
  },
  {
    name: 'planned switch',
    cause: (cluster, { leader, standby }) => cluster.switchOver(leader, standby),
  },
  {
    name: 'primary frozen, and back',
    cause: (cluster, { leader }) => cluster.freeze(leader),
    repair: (cluster, { leader }) => cluster.thaw(leader),
  },
  {
    name: 'standby frozen, and back',
    cause: (cluster, { standby }) => cluster.freeze(standby),
    repair: (cluster, { standby }) => cluster.thaw(standby),
  },
];

async function makeDatabase(cluster: Cluster): Promise<void> {
  const { leader } = await cluster.waitUntilWhole();
  const superuser = new Client({ connectionString: cluster.superuserUrl(leader) });
  await superuser.connect();
  await superuser.query(`create role aube login password 'aube'`);
  await superuser.query('create database aube owner aube');
  await superuser.end();
}

type Ground = Awaited<ReturnType<typeof prepareGround>>;

async function countMissing(ground: Ground, saves: readonly Saves[]): Promise<number> {
  const client = await ground.openClient();
  const { rows } = await client.query<{ requestId: string }>(
    `select request_id as "requestId" from audit_log where action = 'diary.saveDay'`,
  );
  await client.end();
  const kept = new Set(rows.map(({ requestId }) => requestId));
  const acknowledged = saves.flatMap((each) => each.acknowledged);
  return acknowledged.filter(({ requestId }) => !kept.has(requestId)).length;
}

async function untilBothSave(saves: readonly Saves[], since: number): Promise<boolean> {
  const isBack = ({ acknowledged }: Saves) => (acknowledged.at(-1)?.at ?? 0) > since;
  while (!saves.every(isBack)) {
    if (performance.now() - since > BACK_WITHIN_MS) return false;
    await delay(100);
  }
  return true;
}

type Row = {
  fault: string;
  pausesMs: number[];
  acknowledged: number;
  missing: number;
  refused: number;
  slowestMs: number;
  wrong: string[];
};

async function causeFault(
  { name, cause, repair }: Fault,
  {
    cluster,
    ground,
    servers,
  }: { cluster: Cluster; ground: Ground; servers: readonly RealServer[] },
): Promise<Row> {
  const whole = await cluster.waitUntilWhole();
  const saves = servers.map(({ url }, index) =>
    saveOn(
      url,
      ground.participants.filter(({ n }) => n % servers.length === index),
    ),
  );
  await delay(3_000);
  const from = performance.now();
  await cause(cluster, whole);
  await delay(1_000);
  const isBack = await untilBothSave(saves, performance.now());
  await delay(5_000);
  repair?.(cluster, whole);
  await delay(15_000);
  const to = performance.now();
  await Promise.all(saves.map(({ stop }) => stop()));
  await cluster.waitUntilWhole();
  const missing = await countMissing(ground, saves);
  const slowestMs = Math.round(Math.max(...saves.map((each) => each.slowestMs)));
  return {
    fault: name,
    pausesMs: saves.map((each) => Math.round(longestPauseMs(each, { from, to }))),
    acknowledged: saves.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    missing,
    refused: saves.reduce((sum, { refused }) => sum + refused, 0),
    slowestMs,
    wrong: [
      ...(isBack ? [] : [`${name}: a server does not save again`]),
      ...(missing > 0 ? [`${name}: ${missing} acknowledged saves are missing`] : []),
      ...(slowestMs > LONGEST_ANSWER_MS ? [`${name}: an answer after ${seconds(slowestMs)}`] : []),
      ...new Set(saves.flatMap(({ faults }) => faults.map((fault) => `${name}: ${fault}`))),
    ],
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function printTable(rows: readonly Row[]): void {
  console.table(
    Object.fromEntries(
      rows.map(({ fault, pausesMs: [balanced = 0, several = 0], ...row }) => [
        fault,
        {
          'no save, HAProxy': seconds(balanced),
          'no save, several hosts': seconds(several),
          acknowledged: row.acknowledged,
          missing: row.missing,
          refused: row.refused,
          'slowest answer': seconds(row.slowestMs),
        },
      ]),
    ),
  );
}

async function campaign(cluster: Cluster, { count, endsAt }: Campaign): Promise<Row[]> {
  await makeDatabase(cluster);
  const ground = await prepareGround({ databaseUrl: cluster.balancedUrl, writers: 12 });
  const start = (databaseUrl: string) =>
    startRealServer({
      env: {
        ...ground.env,
        AUBE_SECRET_KEY: SITE_KEY,
        DATABASE_URL: databaseUrl,
        TRUST_PROXY: '127.0.0.1',
      },
    });
  const servers: RealServer[] = [];
  const rows: Row[] = [];
  try {
    servers.push(await start(cluster.balancedUrl), await start(cluster.severalUrl));
    for (let round = 0; round < count; round += 1) {
      for (const fault of FAULTS) {
        if (!hasTime({ endsAt })) continue;
        console.log(`  ${fault.name} …`);
        rows.push(await causeFault(fault, { cluster, ground, servers }));
      }
    }
    const hasSaidLoss = servers.some(({ output }) => output().includes('the database went back'));
    if (hasSaidLoss) rows.at(-1)?.wrong.push('a server said that the database went back');
    return rows;
  } finally {
    printTable(rows);
    await Promise.all(servers.map((server) => server.stop()));
    await ground.leave();
  }
}

/**
 * Lets nodes fail while two servers save. One server connects through HAProxy, the other with an
 * address that lists both nodes. No confirmed save may be missing.
 * @source security DU-1
 */
export async function verifyFailover(asked: Campaign): Promise<boolean> {
  const programs = findPrograms();
  const missing = [...findMissingPrograms(), ...(programs === null ? ['postgresql'] : [])];
  if (programs === null || missing.length > 0) {
    const install =
      'apt-get install --no-install-recommends patroni etcd-server haproxy postgresql';
    console.log(`Not installed: ${missing.join(', ')}. On Debian: ${install}`);
    return false;
  }
  const cluster = await startCluster(programs);
  try {
    const rows = await campaign(cluster, asked);
    const wrong = rows.flatMap((row) => row.wrong);
    for (const line of wrong.slice(0, 10)) console.log(`  ${line}`);
    const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
    const lost = rows.reduce((sum, row) => sum + row.missing, 0);
    const figure = `two nodes under Patroni: ${rows.length} faults, ${acknowledged} acknowledged saves, ${lost} missing; ${wrong.length} wrong`;
    const passed = wrong.length === 0 && rows.length >= FAULTS.length;
    keepEvidence({ id: 'DU-1', figure, passed, details: { rows } }, 'DU-1-failover');
    return passed;
  } finally {
    await cluster.stop();
  }
}
