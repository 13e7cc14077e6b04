import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { connect } from '@aube/db';
import { startRealServer, type RealServerOptions } from '../real-server/start-real-server.ts';
import type { Ground } from './ground.ts';
import { megabytesOf } from './load/process-figures.ts';

const BY_HAND = `copy (select p.participant_code, e.reference_code, d.date, d.week,
  make_time(d.lights_out_time / 60, d.lights_out_time % 60, 0), d.sleep_onset_latency_minutes,
  d.awakenings, d.wake_after_sleep_onset_minutes,
  make_time(d.final_wake_up_time / 60, d.final_wake_up_time % 60, 0),
  make_time(d.out_of_bed_time / 60, d.out_of_bed_time % 60, 0), d.nap_count, d.sleep_quality,
  make_time(d.into_bed_time / 60, d.into_bed_time % 60, 0), d.has_taken_sleep_medication,
  d.alcoholic_drinks, d.has_had_afternoon_caffeine,
  d.time_in_bed_minutes, d.total_sleep_minutes,
  round((1000 * d.total_sleep_minutes / nullif(d.time_in_bed_minutes, 0)) / 10.0, 1),
  d.time_zone, to_char(d.completed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), d.rules_version
  from diary_days d join participants p on p.user_id = d.user_id
  join establishments e on e.id = p.establishment_id
  where d.completed_at is not null order by d.user_id, d.date) to stdout (format csv)`;

type ExportRun = { seconds: number; bytes: number };

function psqlCopy(databaseUrl: string): Promise<ExportRun> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const psql = spawn('psql', [databaseUrl, '-qXc', BY_HAND], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    psql.stdout.on('data', (chunk: Buffer) => (bytes += chunk.length));
    psql.on('error', reject);
    psql.on('close', () => resolve({ seconds: (performance.now() - startedAt) / 1_000, bytes }));
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Requests a page every 50 ms until `work` ends. @returns the response times in milliseconds */
async function beside<T>(url: string, token: string, work: Promise<T>) {
  const times: number[] = [];
  const state = { isDone: false };
  const ended = work.finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    const startedAt = performance.now();
    // The reader requests one page at a time.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await fetch(`${url}/api/auth/moi`, { headers: { authorization: `Bearer ${token}` } }).then(
      (answer) => answer.arrayBuffer(),
    );
    times.push(performance.now() - startedAt);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { result: await ended, times: times.toSorted((one, other) => one - other) };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function benchExport(
  ground: Ground,
  env: RealServerOptions['env'],
  rounds: number,
): Promise<void> {
  const connection = await connect({ databaseUrl: ground.databaseUrl, dataDir: ground.dataDir });
  const { participants, administratorTokens } = ground.callers;
  const [other] = participants;
  if (!other) throw new Error('The database has no participants.');
  const server = await startRealServer({
    env: { ...env, STAFF_SECOND_FACTOR: 'optional' },
    program: 'bundle',
  });
  const path = `${server.url}/api/admin/exports/nuits.csv`;
  const headers = { authorization: `Bearer ${administratorTokens[0]}` };
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, megabytesOf(server.pid).now)), 50);
  const ours = async (): Promise<ExportRun> => {
    const startedAt = performance.now();
    const answer = await fetch(path, { headers });
    if (!answer.ok || !answer.body) throw new Error(await answer.text());
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    return { seconds: (performance.now() - startedAt) / 1_000, bytes };
  };
  try {
    await ours();
    const quiet = await beside(server.url, other.token, wait(3_000));
    const before = megabytesOf(server.pid).now;
    most = 0;
    const shares: number[] = [];
    const busy: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The two exports run in turns, so that other programs slow both exports equally.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const copied = await psqlCopy(ground.databaseUrl);
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { result, times } = await beside(server.url, other.token, ours());
      busy.push(...times);
      const share = result.bytes / result.seconds / (copied.bytes / copied.seconds);
      shares.push(share);
      console.log(
        `psql ${copied.seconds.toFixed(2)} s, ours ${result.seconds.toFixed(2)} s for ${(result.bytes / 1e6).toFixed(1)} MB: ${share.toFixed(2)}`,
      );
    }
    const closing = new AbortController();
    const begun = await fetch(path, { headers, signal: closing.signal });
    const body = begun.body?.getReader();
    await body?.read();
    await body?.read();
    closing.abort();
    const closedAt = performance.now();
    for (;;) {
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { rowCount } = await connection.pool.query(
        `select from pg_stat_activity where query like 'copy (with%' and state = 'active'`,
      );
      if (rowCount === 0) break;
      // oxlint-disable-next-line eslint/no-await-in-loop
      await wait(10);
    }
    const sorted = shares.toSorted((one, another) => one - another);
    console.log(
      `share of psql's COPY, median: ${percentile(sorted, 0.5).toFixed(2)} (0.90 wanted)`,
    );
    console.log(
      `memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most (30 more allowed)`,
    );
    console.log(
      `p99 of others: ${percentile(quiet.times, 0.99).toFixed(1)} ms quiet, ${percentile(
        busy.toSorted((one, another) => one - another),
        0.99,
      ).toFixed(1)} ms during the export (twice as long allowed)`,
    );
    console.log(
      `query ended ${(performance.now() - closedAt).toFixed(0)} ms after the connection closed`,
    );
    console.log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
  } finally {
    clearInterval(sampling);
    await server.stop();
    await connection.close();
  }
}
