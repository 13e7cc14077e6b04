import type { Connection } from '@aube/db';
import type { SeededParticipant } from '@aube/db/testing/many-participants';
import {
  startRealServer,
  type RealServer,
  type RealServerOptions,
} from '../../real-server/start-real-server.ts';
import { between, pick, type Random } from '../random.ts';
import { judgeNight, type Standing } from './judge-night.ts';
import { markOf, writeNights, type Journal } from './writer.ts';

export type Ground = {
  env: Readonly<Record<string, string>>;
  openClient: Connection['openClient'];
  participants: readonly SeededParticipant[];
  /**
   * Kills the database; SIGKILL simulates a power failure. Absent when the database cannot be
   * killed.
   */
  killDatabase?: ((signal: 'SIGQUIT' | 'SIGKILL') => Promise<void>) | undefined;
};

export type Campaign = {
  kills: number;
  savesBeforeKill: readonly [number, number];
  /** Number of servers, 1 by default. Only one server is killed at a time. */
  servers?: number;
  /** 2 (default): at every second kill of a server, the database is killed too. */
  databaseDiesEvery?: number;
  program?: RealServerOptions['program'];
  random?: Random;
  hasTime?: () => boolean;
};

export type DurabilityReport = {
  kills: number;
  databaseKills: number;
  acknowledged: number;
  /** Number of saves that were stored although the client got no answer, which is allowed. */
  landedUnanswered: number;
  lost: string[];
  /** Nights with content that nobody wrote, or with a wrong version. */
  torn: string[];
  /** Saves with no row, or with several rows, in the audit log. */
  doubled: string[];
  /** Nights whose history has too few or too many versions. */
  history: string[];
  slowestStartMs: number;
};

async function readNight(url: string, { userId, token }: SeededParticipant, dayId: number) {
  const path = `/api/utilisateurs/${userId}/jours-journal-sommeil/${dayId}`;
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { jour_journal_sommeil?: Record<string, unknown> };
  const night = body.jour_journal_sommeil;
  if (!night) throw new Error(`${path} answers ${response.status}`);
  const version = Number(response.headers.get('etag')?.slice(1, -1));
  return { mark: markOf(night), version };
}

async function findDoubled(
  { openClient }: Ground,
  journals: readonly Journal[],
  landed: number,
): Promise<string[]> {
  const client = await openClient();
  const { rows } = await client.query<{ requestId: string; count: number }>(
    `select request_id as "requestId", count(*)::int as count from audit_log
      where action = 'diary.saveDay' group by request_id`,
  );
  await client.end();
  const counts = new Map(rows.map(({ requestId, count }) => [requestId, count]));
  const acknowledged = journals.flatMap(({ acknowledged }) => acknowledged);
  const wrong = acknowledged.filter(({ requestId }) => counts.get(requestId) !== 1);
  const faults = wrong.map(
    ({ requestId, dayId }) => `${dayId}: ${counts.get(requestId) ?? 0} rows for ${requestId}`,
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total !== acknowledged.length + landed) {
    faults.push(`${total} rows for ${acknowledged.length} acknowledged and ${landed} landed saves`);
  }
  return faults;
}

async function writeUntilKilled(
  servers: readonly RealServer[],
  { participants }: Ground,
  { enough, startAt, victim }: { enough: number; startAt: number; victim: RealServer },
): Promise<Journal[]> {
  let count = 0;
  const killed: Promise<void>[] = [];
  const onSave = () => {
    count += 1;
    if (count === enough) killed.push(victim.kill());
  };
  const isEnough = () => count >= enough;
  const journals = await Promise.all(
    participants.map((participant, n) => {
      const server = servers[n % servers.length] ?? victim;
      const isOver = server === victim ? () => false : isEnough;
      return writeNights(server.url, participant, { onSave, isOver, startAt });
    }),
  );
  await Promise.all(killed);
  return journals;
}

/** @source security DU-1 */
export async function killAndCompare(
  ground: Ground,
  campaign: Campaign,
): Promise<DurabilityReport> {
  const report: DurabilityReport = {
    kills: 0,
    databaseKills: 0,
    acknowledged: 0,
    landedUnanswered: 0,
    lost: [],
    torn: [],
    doubled: [],
    history: [],
    slowestStartMs: 0,
  };
  const standing = new Map<number, Standing>();
  const begin = new Map<number, number>();
  const written = new Map<number, number>();
  const all: Journal[] = [];
  const start = async () => {
    const server = await startRealServer({ env: ground.env, program: campaign.program });
    report.slowestStartMs = Math.max(report.slowestStartMs, Math.round(server.readyAfterMs));
    return server;
  };
  const look = async (server: RealServer, participant: SeededParticipant, dayId: number) => {
    const now = await readNight(server.url, participant, dayId);
    standing.set(dayId, now);
    return now;
  };

  const { random = Math.random, hasTime = () => true, databaseDiesEvery = 2 } = campaign;
  const servers: RealServer[] = [];
  try {
    for (let n = 0; n < (campaign.servers ?? 1); n += 1) servers.push(await start());
    const [first] = servers;
    if (first === undefined) throw new Error('A campaign needs at least one server.');
    for (const participant of ground.participants) {
      for (const dayId of participant.openDayIds) {
        begin.set(dayId, (await look(first, participant, dayId)).version);
      }
    }
    let startAt = 0;
    for (let kill = 1; kill <= campaign.kills && hasTime(); kill += 1) {
      const enough = between(random, ...campaign.savesBeforeKill);
      const place = kill % servers.length;
      const victim = servers[place] ?? first;
      const journals = await writeUntilKilled(servers, ground, { enough, startAt, victim });
      startAt += enough;
      report.kills += 1;
      if (ground.killDatabase && kill % databaseDiesEvery === 0) {
        await ground.killDatabase(pick(random, ['SIGQUIT', 'SIGKILL']));
        report.databaseKills += 1;
      }
      const server = await start();
      servers[place] = server;
      for (const journal of journals) {
        const { participant } = journal;
        for (const dayId of participant.openDayIds) {
          const before = standing.get(dayId);
          const now = await look(server, participant, dayId);
          const verdict = before && judgeNight(journal, dayId, { before, now });
          const line = `kill ${kill}, night ${dayId}: ${JSON.stringify(now)}`;
          if (verdict === 'lost') report.lost.push(line);
          if (verdict === 'torn') report.torn.push(line);
          if (verdict === 'landed') {
            report.landedUnanswered += 1;
            written.set(dayId, (written.get(dayId) ?? 0) + 1);
          }
        }
        for (const { dayId } of journal.acknowledged) {
          written.set(dayId, (written.get(dayId) ?? 0) + 1);
        }
        report.acknowledged += journal.acknowledged.length;
      }
      all.push(...journals);
    }
    for (const [dayId, { version }] of standing) {
      const grown = version - (begin.get(dayId) ?? 0);
      const saves = written.get(dayId) ?? 0;
      if (grown !== saves)
        report.history.push(`night ${dayId}: ${grown} versions of ${saves} saves`);
    }
    report.doubled = await findDoubled(ground, all, report.landedUnanswered);
    return report;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
