import { withSystemPostgres } from '@aube/test/system-postgres';
import { hasTime, type Campaign } from '../group.ts';
import { randomOf } from '../random.ts';
import { keepEvidence } from '../evidence.ts';
import { prepareGround } from './ground.ts';
import { killAndCompare, type DurabilityReport } from './kill-and-compare.ts';

const READY_WITHIN_MS = 5_000;

async function campaign(
  { count: kills, seed, endsAt }: Campaign,
  databaseUrl?: string,
): Promise<DurabilityReport> {
  const ground = await prepareGround({ databaseUrl, writers: 40 });
  try {
    return await killAndCompare(ground, {
      kills,
      savesBeforeAKill: [200, 1_000],
      program: 'bundle',
      random: randomOf(seed),
      hasTime: () => hasTime({ endsAt }),
    });
  } finally {
    await ground.leave();
  }
}

function tell(name: string, report: DurabilityReport, seed: number): boolean {
  const { kills, databaseKills, acknowledged, lost, torn, doubled, slowestStartMs } = report;
  const passed = lost.length + torn.length + doubled.length === 0;
  const late = slowestStartMs > READY_WITHIN_MS ? ', late' : '';
  const figure = [
    `${name}: ${kills} kills (${databaseKills} of the database too)`,
    `${acknowledged} acknowledged saves`,
    `${lost.length} lost, ${torn.length} torn, ${doubled.length} doubled`,
    `seed ${seed}`,
    `ready again within ${slowestStartMs} ms${late}`,
  ].join(', ');
  keepEvidence({ id: 'DU-1', figure, passed, details: report }, `DU-1-${name}`);
  return passed;
}

/**
 * The long campaign: on the embedded database, and on this machine's PostgreSQL where there is one.
 * @returns whether every acknowledged save was kept
 * @source security DU-1
 */
export async function verifyDurability(asked: Campaign): Promise<boolean> {
  const embedded = tell('embedded', await campaign(asked), asked.seed);
  const report = await withSystemPostgres((url) => campaign(asked, url));
  const external = report === null || tell('postgres', report, asked.seed);
  return embedded && external;
}
