import type { CompareOptions } from './compare-path.ts';
import { saveByRest } from './paths.ts';
import { cpuMsOf, familyCpuMsOf, untilIdle } from './process-figures.ts';
import { runLoad } from './run-load.ts';

const JOB_LOAD_SECONDS = 5;
const JOB_QUIET_SECONDS = 15;

export type JobCost = {
  saves: number;
  serverMs: number;
  databaseMs: number;
  partOfSaves: number;
};

/**
 * Measures the processor time of the jobs after a load of saves.
 * @returns milliseconds per 1,000 saves; `partOfSaves`: PostgreSQL's time for the jobs, divided by
 * its time for the saves
 */
export async function measureJobs({
  callers,
  servers,
  databasePid,
  connections,
}: CompareOptions): Promise<JobCost | null> {
  const [ours] = servers.ours;
  if (!ours || databasePid === null) return null;
  const { participants } = callers;
  await untilIdle(ours.pid);
  let n = 0;
  const loaded = await runLoad({
    servers: [ours],
    databasePid,
    connections,
    seconds: JOB_LOAD_SECONDS,
    maxRequests: participants.length,
    next() {
      n += 1;
      const one = participants[n % participants.length];
      if (!one) throw new Error('The database has no participants.');
      return saveByRest({ one, callers, n });
    },
  });
  const before = { server: cpuMsOf(ours.pid) ?? 0, database: familyCpuMsOf(databasePid) ?? 0 };
  await untilIdle(ours.pid, JOB_QUIET_SECONDS);
  const perThousand = (ms: number) => (ms * 1_000) / loaded.requests;
  const databaseMs = perThousand((familyCpuMsOf(databasePid) ?? 0) - before.database);
  return {
    saves: loaded.requests,
    serverMs: perThousand((cpuMsOf(ours.pid) ?? 0) - before.server),
    databaseMs,
    partOfSaves: databaseMs / (loaded.databaseMicroseconds ?? Number.NaN),
  };
}
