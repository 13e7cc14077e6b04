import { readFileSync } from 'node:fs';
import { testDatabase } from '@aube/db/testing';
import { MORNING } from '@aube/api/testing';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { chosenTime } from './trusted-time.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createServerWorld } from '../testing/server-world.ts';

const { ask, services } = await createServerWorld(await testDatabase());
const read = (file: string) =>
  readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
const figures = (await ask('/metrics', { peer: '127.0.0.1' })).text;
const named = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

describe.each(['prometheus/aube.rules.yml', 'grafana/aube.json'])('deploy/%s', (file) => {
  const text = read(file);
  const used = [...text.matchAll(/\b(?:aube|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );

  it('asks for figures that the server has', () => {
    expect(used.length).toBeGreaterThan(8);
    expect([...new Set(used)].filter((name) => !named.has(name))).toEqual([]);
  });
});

const JOB_RULE =
  /^time\(\) - max by \(name\) \(aube_job_last_success_timestamp_seconds\{name(=~|!~)"([^"]+)"\}\) > (\d+)$/;
const expressions = [
  ...read('prometheus/aube.rules.yml').matchAll(/- alert: (\w+)\n +expr: (.+)\n(?: +for: (\S+))?/g),
];
const jobRules = expressions.flatMap(([, alert = '', expr = '', wait]) => {
  const [, operator, names, limit] = JOB_RULE.exec(expr) ?? [];
  if (operator === undefined) return [];
  const isMeant = (name: string) => RegExp(`^(?:${names})$`).test(name) === (operator === '=~');
  return [{ alert, wait, isMeant, limitSeconds: Number(limit) }];
});

function firing(servers: readonly ReadonlyMap<string, Date>[], now: Date): string[] {
  const names = [...new Set(servers.flatMap((successes) => [...successes.keys()]))];
  return names.flatMap((name) => {
    const last = Math.max(...servers.map((server) => server.get(name)?.getTime() ?? -Infinity));
    const ageSeconds = (now.getTime() - last) / 1000;
    return jobRules
      .filter(({ isMeant, limitSeconds }) => isMeant(name) && ageSeconds > limitSeconds)
      .map(({ alert }) => `${alert} ${name}`);
  });
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

describe('the rules about jobs', () => {
  it('are all that name the figure of jobs, and can be tried', () => {
    const about = expressions.filter(([, , expr]) => expr?.includes('aube_job_'));
    expect(jobRules.map(({ alert }) => alert)).toEqual(['AubeJobStuck', 'AubeSlowJobStuck']);
    expect(about).toHaveLength(jobRules.length);
  });

  it.each([
    ['letters', 300, []],
    ['letters', 301, ['AubeJobStuck letters']],
    ['alerts', 301, ['AubeJobStuck alerts']],
    ['weekNotices', 301, ['AubeJobStuck weekNotices']],
    ['purge.sessions', 10_800, []],
    ['purge.deletedAccounts', 3_700, []],
    ['purge.deletedAccounts', 10_801, ['AubeSlowJobStuck purge.deletedAccounts']],
  ])('%s, well %d seconds ago: %j', (name, seconds, expected) => {
    expect(firing([new Map([[name, MORNING]])], later(MORNING, seconds))).toEqual(expected);
  });

  it('are content with one server on which the job goes well', () => {
    const now = later(MORNING, 20_000);
    const servers = [new Map([['letters', MORNING]]), new Map([['letters', now]])];
    expect(firing(servers, now)).toEqual([]);
  });

  it('name every job that fails from the start on', async () => {
    const successes = new Map<string, Date>();
    const broken = Promise.reject(new Error('away'));
    broken.catch(() => undefined);
    const away = new Proxy({}, { get: () => () => broken }) as never;
    const jobs = startJobs(
      { ...services, db: away, pool: away, auth: away, limiter: away },
      {
        transport: { send: () => broken, close: async () => undefined },
        clock: () => MORNING,
        time: chosenTime(() => MORNING),
        mark: { look: () => broken, wentBackAt: () => null },
        log: pino({ enabled: false }),
        successes,
      },
    );
    await jobs.stop();
    const all = [...successes.keys()];
    expect(all.length).toBeGreaterThan(12);
    expect(all).toEqual(expect.arrayContaining(['purge.deletedAccounts', 'databaseMark']));
    const named = firing([successes], later(MORNING, 10_801)).map((each) => each.split(' ')[1]);
    expect(new Set(named)).toEqual(new Set(all));
  });
});

it('the dashboard is JSON, and each of its panels has a title and a query', () => {
  const { panels } = JSON.parse(read('grafana/aube.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  for (const { title, targets } of panels) {
    expect(title).not.toBe('');
    expect(targets.every(({ expr }) => expr !== '')).toBe(true);
  }
});
