import { withSystemPostgres } from '../../real-server/system-postgres.ts';
import { hasTime, type Campaign } from '../group.ts';
import { randomOf } from '../random.ts';
import { keepEvidence } from '../evidence.ts';
import { prepareGround } from './ground.ts';
import { killAndCompare, type DurabilityReport } from './kill-and-compare.ts';

const READY_WITHIN_MS = 5_000;
const SERVERS = 2;
const DATABASE_DIES_EVERY = 4;
const SAVES_BEFORE_KILL = [500, 800] as const;

async function campaign(
  { count: kills, seed, endsAt }: Campaign,
  databaseUrl?: string,
): Promise<DurabilityReport> {
  const ground = await prepareGround({ databaseUrl, writers: 40 });
  try {
    return await killAndCompare(ground, {
      kills,
      servers: SERVERS,
      databaseDiesEvery: DATABASE_DIES_EVERY,
      savesBeforeKill: SAVES_BEFORE_KILL,
      program: 'bundle',
      random: randomOf(seed),
      hasTime: () => hasTime({ endsAt }),
    });
  } finally {
    await ground.leave();
  }
}

function tell(name: string, report: DurabilityReport, seed: number): boolean {
  const { kills, databaseKills, acknowledged, lost, torn, doubled, history } = report;
  const { slowestStartMs } = report;
  const wrong = [...lost, ...torn, ...doubled, ...history];
  const passed = wrong.length === 0 && kills > 0;
  for (const line of wrong.slice(0, 10)) console.log(`  ${line}`);
  const late = slowestStartMs > READY_WITHIN_MS ? ', late' : '';
  const figure = [
    `${name}: ${SERVERS} servers, ${kills} kills (${databaseKills} of the database too)`,
    `${acknowledged} acknowledged saves`,
    `${lost.length} lost, ${torn.length} torn, ${doubled.length} doubled, ${history.length} nights whose history does not fit`,
    `seed ${seed}`,
    `ready again within ${slowestStartMs} ms${late}`,
  ].join(', ');
  keepEvidence({ id: 'DU-1', figure, passed, details: report }, `DU-1-${name}`);
  return passed;
}

/**
 * Kills servers on the embedded database and, when installed, on this machine's PostgreSQL.
 * @returns true when no confirmed save was lost
 * @source security DU-1
 */
export async function verifyDurability(asked: Campaign): Promise<boolean> {
  const embedded = tell('embedded', await campaign(asked), asked.seed);
  const report = await withSystemPostgres((url) => campaign(asked, url));
  const external = report === null || tell('postgres', report, asked.seed);
  return embedded && external;
}
