import { parseArgs } from 'node:util';
import { verifyCanary } from './canary/run.ts';
import { verifyDurability } from './durability/run.ts';
import { verifyFailover } from './failover/run.ts';
import { verifyFaults } from './faults/run.ts';
import { verifyEngines } from './engines/run.ts';
import { verifyForeign } from './foreign/run.ts';
import { verifyFuzz } from './fuzz/run.ts';
import type { Group } from './group.ts';
import { verifyHazards } from './hazards/run.ts';
import { verifyMigrations } from './migrations/run.ts';
import { verifySoak } from './soak/run.ts';
import { verifyTiming } from './timing/run.ts';
import { verifyTokens } from './tokens/run.ts';

/**
 * `npm run verify [-- <group>…] [--seed N] [--count N] [--minutes N] [--only <name>,…]`; without a
 * group, all groups.
 */
const GROUPS: Record<string, Group> = {
  durability: { counts: 'kills', count: 20, minutes: 20, run: verifyDurability },
  fuzz: { counts: 'requests', count: 100_000, minutes: 15, run: verifyFuzz },
  canary: { counts: 'people', count: 3, minutes: 5, run: verifyCanary },
  tokens: { counts: 'rounds', count: 50, minutes: 10, run: verifyTokens },
  failover: { counts: 'times each fault', count: 1, minutes: 20, run: verifyFailover },
  faults: { counts: 'times each fault', count: 2, minutes: 10, run: verifyFaults },
  migrations: { counts: 'earlier schemas', count: 1_000, minutes: 20, run: verifyMigrations },
  foreign: { counts: 'kinds of people', count: 9, minutes: 20, run: verifyForeign },
  engines: { counts: 'engines', count: 3, minutes: 20, run: verifyEngines },
  hazards: { counts: 'hazards', count: 100, minutes: 60, run: verifyHazards },
  soak: { counts: 'people', count: 40, minutes: 30, run: verifySoak },
  timing: { counts: 'logins of each kind', count: 200, minutes: 10, run: verifyTiming },
};

const number = (text: string | undefined) => (text === undefined ? null : Number(text));

function usage(): void {
  console.error(
    'npm run verify [-- <group>…] [--seed N] [--count N] [--minutes N] [--only <name>,…]',
  );
  for (const [name, { counts, count, minutes }] of Object.entries(GROUPS)) {
    console.error(`  ${name}: ${count} ${counts}, ${minutes} minutes at most`);
  }
  process.exitCode = 2;
}

const {
  values: { only, ...values },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const isReadable = Object.values(values).every((value) => /^\d{1,9}$/.test(value));

if (!isReadable || names.some((name) => !Object.hasOwn(GROUPS, name))) usage();
else {
  const seed = number(values.seed) ?? Math.floor(Math.random() * 1e9);
  let passed = true;
  for (const name of names) {
    const group = GROUPS[name];
    if (group === undefined) continue;
    const minutes = number(values.minutes) ?? group.minutes;
    const count = number(values.count) ?? group.count;
    console.log(`${name}: --seed ${seed} --count ${count} --minutes ${minutes}`);
    const endsAt = Date.now() + minutes * 60_000;
    passed = (await group.run({ seed, count, endsAt, only: only?.split(',') ?? [] })) && passed;
  }
  process.exitCode = passed ? 0 : 1;
}
