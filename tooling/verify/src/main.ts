import { verifyDurability } from './durability/run.ts';

/** `npm run verify -- <group>`: the campaigns that are too long for `npm test`. */
const GROUPS: Record<string, (count: number | undefined) => Promise<boolean>> = {
  durability: (kills = 20) => verifyDurability(kills),
};

const [group = '', count] = process.argv.slice(2);
const run = GROUPS[group];
if (run === undefined || (count !== undefined && !/^\d{1,4}$/.test(count))) {
  console.error(`npm run verify -- <${Object.keys(GROUPS).join('|')}> [how many kills]`);
  process.exitCode = 2;
} else {
  const passed = await run(count === undefined ? undefined : Number(count));
  process.exitCode = passed ? 0 : 1;
}
