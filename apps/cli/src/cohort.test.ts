import { createTestDatabase } from '@aube/db/testing';
import { users } from '@aube/db/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { db, url, close } = await createTestDatabase();
afterAll(close);
const source = { DATABASE_URL: url, LANG: 'en_CA.UTF-8', AUBE_CLOCK: '2026-11-22T02:00:00Z' };
const run = (line: string, given: { typed?: string[]; env?: Record<string, string> } = {}) =>
  runCaptured(line.split(' '), {
    source: { ...source, ...given.env },
    ...(given.typed && { typed: given.typed }),
  });
const whole = 'cohort --participants 3 --weeks 2 --seed 7';

describe('aube cohort', () => {
  it.each([
    ['cohort --weeks 2 --seed 7', '--participants is missing'],
    ['cohort --participants many --weeks 2 --seed 7', '--participants takes a number from 1'],
    ['cohort --participants 3 --weeks 53 --seed 7', '--weeks takes a number from 1 to 52'],
    [`${whole} --until 2026-02-30`, '--until needs a date'],
    [`${whole} --until 2026-11-22 --yes`, '--until cannot be later than today'],
    [whole, 'add --yes'],
  ])('ends with 2 and says what is wrong with: %s', async (line, words) => {
    const { exitCode, noted } = await run(line);
    expect(exitCode).toBe(2);
    expect(noted).toContain(words);
  });

  it.each(['production', ''])('is refused in production: NODE_ENV=%s', async (mode) => {
    const production = { NODE_ENV: mode, AUBE_CLOCK: '' };
    expect(await run(`${whole} --yes`, { env: production })).toMatchObject({ exitCode: 1 });
  });

  it('writes after a yes, until today in Toronto, and once a seed', async () => {
    expect(await run(`${whole} --dry-run`)).toMatchObject({ exitCode: 0 });
    expect(await run(whole, { typed: ['no'] })).toMatchObject({ exitCode: 1 });
    expect(await db.$count(users)).toBe(0);
    const { exitCode, said } = await run(`${whole} --json`, { typed: ['yes'] });
    expect(exitCode).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ participants: 3, until: '2026-11-21' });
    expect(await db.$count(users)).toBe(3);
    const again = await run(`${whole} --yes`);
    expect(again).toMatchObject({ exitCode: 1, said: '' });
    expect(again.noted).toContain('is already there');
  });
});
