import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../browser/find-chromium.ts';
import { startDemoSite, type DemoSite } from '../demo-site.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { HAZARDS } from './hazard-table.ts';
import type { Hazard } from './hazard.ts';
import { makeCrowd } from './people.ts';
import {
  describeRows,
  keepPicture,
  keepTable,
  mergeTables,
  readTable,
  type RoutesWalked,
  type Row,
  type Table,
} from './report.ts';
import { STEPS } from './steps.ts';
import { walkCell } from './walk-cell.ts';
import { walkTranslatedRoutes } from './walk-routes.ts';

const AT_ONCE = 3;

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function walkRow(
  browser: Browser,
  site: DemoSite,
  name: string,
  hazard: Hazard,
  steps: readonly string[],
): Promise<Row> {
  const crowd = await makeCrowd(site, name);
  const row: Row = { hazard: name, does: hazard.does, cells: {} };
  await inLanes(
    steps.filter((step) => hazard.steps?.includes(step) ?? true),
    async (step) => {
      const walked = STEPS[step];
      if (walked === undefined) return;
      const cell = await walkCell(browser, hazard, walked, { site, crowd, hazard: name });
      const { picture, ...kept } = cell;
      row.cells[step] = kept;
      if (picture !== null) keepPicture(name, step, picture);
      console.log(`  ${name}, ${step}: ${cell.verdict} (${cell.tookMs} ms) ${cell.words}`);
    },
  );
  return row;
}

/**
 * Tries each step with each hazard. Each try must succeed or end with a message that tells the
 * person what to do.
 */
export async function verifyHazards({ seed, count, endsAt, only }: Campaign): Promise<boolean> {
  const steps = Object.keys(STEPS);
  const wantedSteps = steps.filter((step) => only.includes(step));
  const named = Object.entries(HAZARDS).filter(([name]) => only.includes(name));
  const wanted = named.length > 0 ? named : only.includes('routes') ? [] : Object.entries(HAZARDS);
  const chosen = wantedSteps.length > 0 ? wantedSteps : steps;
  const { args, ...found } = await findChromium();
  const site = await startDemoSite({ TRUST_PROXY: '127.0.0.1' });
  const browser = await chromium.launch({ ...found, args });
  const rows: Row[] = [];
  let routes: RoutesWalked = { loads: 0, shown: 0, hidden: [], faults: [] };
  let left = wanted.length;
  try {
    for (const [name, hazard] of wanted.slice(0, count)) {
      if (!hasTime({ endsAt })) break;
      const own = hazard.launchArgs && [...args, ...hazard.launchArgs];
      const used = own ? await chromium.launch({ ...found, args: own }) : browser;
      rows.push(await walkRow(used, site, name, hazard, chosen));
      if (used !== browser) await used.close();
      left -= 1;
    }
    if (only.length === 0 || only.includes('routes'))
      routes = await walkTranslatedRoutes(browser, site, { endsAt });
  } finally {
    await browser.close();
    await site.leave();
  }
  const walked = { rows, routes };
  const isPart = only.length > 0;
  const whole = isPart ? mergeTables(readTable(), walked, Object.keys(HAZARDS)) : walked;
  const table = describeRows(whole.rows, steps);
  console.log(table);
  keepTable(table);
  for (const line of routes.faults) console.log(`  ${line}`);
  if (routes.hidden.length > 0) console.log(`  never shown: ${routes.hidden.join(', ')}`);
  const figure = [...figuresOf(whole), `${left} hazards left out`, `seed ${seed}`].join(', ');
  const passed = countFaults(whole) === 0;
  keepEvidence({ id: 'HZ-1', figure, passed, details: whole });
  return passed;
}

const verdictsOf = ({ rows }: Table) =>
  rows.flatMap(({ cells }) => Object.values(cells).map(({ verdict }) => verdict));

const countFaults = (table: Table): number =>
  verdictsOf(table).filter((verdict) => verdict === 'fault').length + table.routes.faults.length;

function figuresOf(table: Table): string[] {
  const { rows, routes } = table;
  const verdicts = verdictsOf(table);
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  return [
    `${verdicts.length} cells of ${rows.length} hazards`,
    `${count('done')} done`,
    `${count('told, then done')} told what to do and done after it`,
    `${count('told')} told what to do`,
    `${count('fault')} faults`,
    `${routes.loads} loads of ${routes.shown} translated pages, ${routes.faults.length} faults there`,
  ];
}
