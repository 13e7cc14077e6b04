import type { Connection } from '@aube/db';
import type { SeededParticipant } from '@aube/db/testing/many-participants';
import { startRealServer, type RealServer, type RealServerOptions } from '@aube/real-server';
import { between, type Random } from '../random.ts';
import { judgeNight, type Standing } from './judge-night.ts';
import { markOf, writeNights, type Journal } from './writer.ts';

/** Where the server stands. */
export type Ground = {
  /** What the server is started with: where its data are, and its clock. */
  env: Readonly<Record<string, string>>;
  /** Looks into the same database, past the server. */
  openClient: Connection['openClient'];
  participants: readonly SeededParticipant[];
  /** Kills the database's own process too, where that can be done. */
  killDatabase?: (() => Promise<void>) | undefined;
};

export type Campaign = {
  kills: number;
  /** Acknowledged saves after which a server dies, from and to. */
  savesBeforeAKill: readonly [number, number];
  program?: RealServerOptions['program'];
  random?: Random;
  /** Whether there is time for another kill. */
  hasTime?: () => boolean;
};

/** What a campaign found; a server that keeps its word leaves `lost`, `torn` and `doubled` empty. */
export type DurabilityReport = {
  kills: number;
  databaseKills: number;
  acknowledged: number;
  /** Sent, not answered, and yet written: allowed, since nobody received another answer. */
  landedUnanswered: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** A night that nobody wrote like that, or a version that does not fit it. */
  torn: string[];
  /** Saves that the audit log does not tell of exactly once. */
  doubled: string[];
  slowestStartMs: number;
};

/** What the server says of a night. */
async function readNight(url: string, { userId, token }: SeededParticipant, dayId: number) {
  const path = `/api/utilisateurs/${userId}/jours-journal-sommeil/${dayId}`;
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { jour_journal_sommeil?: Record<string, unknown> };
  const night = body.jour_journal_sommeil;
  if (!night) throw new Error(`${path} answers ${response.status}`);
  const version = Number(response.headers.get('etag')?.slice(1, -1));
  return { mark: markOf(night), version };
}

/** Each acknowledged save has exactly one row in the audit log, and nothing else has one. */
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

/** Everybody writes until the server has acknowledged so much; then it is killed as it stands. */
async function writeUntilKilled(
  server: RealServer,
  { participants }: Ground,
  { enough, startAt }: { enough: number; startAt: number },
): Promise<Journal[]> {
  let count = 0;
  const killed: Promise<void>[] = [];
  const onSave = () => {
    count += 1;
    if (count === enough) killed.push(server.kill());
  };
  const journals = await Promise.all(
    participants.map((participant) => writeNights(server.url, participant, onSave, startAt)),
  );
  await Promise.all(killed);
  return journals;
}

/**
 * Kills a server that saves nights, again and again, and compares each time what it acknowledged
 * with what is there after the restart.
 * @source security DU-1
 */
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
    slowestStartMs: 0,
  };
  const standing = new Map<number, Standing>();
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

  let server = await start();
  try {
    for (const participant of ground.participants) {
      for (const dayId of participant.openDayIds) await look(server, participant, dayId);
    }
    let startAt = 0;
    const { random = Math.random, hasTime = () => true } = campaign;
    for (let kill = 1; kill <= campaign.kills && hasTime(); kill += 1) {
      const enough = between(random, ...campaign.savesBeforeAKill);
      const journals = await writeUntilKilled(server, ground, { enough, startAt });
      startAt += enough;
      report.kills += 1;
      if (ground.killDatabase && kill % 2 === 0) {
        await ground.killDatabase();
        report.databaseKills += 1;
      }
      server = await start();
      for (const journal of journals) {
        const { participant } = journal;
        for (const dayId of participant.openDayIds) {
          const before = standing.get(dayId);
          const now = await look(server, participant, dayId);
          const verdict = before && judgeNight(journal, dayId, { before, now });
          const line = `kill ${kill}, night ${dayId}: ${JSON.stringify(now)}`;
          if (verdict === 'lost') report.lost.push(line);
          if (verdict === 'torn') report.torn.push(line);
          if (verdict === 'landed') report.landedUnanswered += 1;
        }
        report.acknowledged += journal.acknowledged.length;
      }
      all.push(...journals);
    }
    report.doubled = await findDoubled(ground, all, report.landedUnanswered);
    return report;
  } finally {
    await server.stop();
  }
}
