import type { Database } from '@aube/db';
import * as schema from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const connection = await testDatabase();
const world = await questionnaireWorld(connection);
const calm = calmAnswers(world.questionnaires, 'S0');

function failingAt(nth: number) {
  const seen = { statements: 0 };
  const pool = new Proxy(connection.pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name) as unknown;
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(inner, key) {
            const value = Reflect.get(inner, key) as unknown;
            if (typeof value !== 'function') return value;
            if (key !== 'query') return (value as (...args: unknown[]) => unknown).bind(inner);
            return (...args: unknown[]) => {
              const [query] = args;
              const text = typeof query === 'string' ? query : (query as { text: string }).text;
              if (!/^(begin|commit|rollback)/.test(text)) {
                seen.statements += 1;
                if (seen.statements === nth) return Promise.reject(new Error('injected'));
              }
              return (value as (...all: unknown[]) => unknown).apply(inner, args);
            };
          },
        });
      };
    },
  });
  return { db: drizzle(pool, { schema }) as unknown as Database, seen };
}

async function footprint(): Promise<unknown> {
  const { rows } = await connection.db.execute(sql`select
    (select count(*) from questionnaire_answers) as answers,
    (select count(*) from abandonment_answers) as abandonments,
    (select count(*) from diary_days) as days,
    (select count(*) from diary_weeks) as weeks,
    (select count(*) from safety_flags) as flags,
    (select count(*) from staff_alerts) as alerts,
    (select count(*) from notifications) as notices,
    (select count(*) from answered_instruments) as instruments,
    (select count(*) from audit_log) as audit,
    (select count(*) from participants where programme_first_day is not null) as started,
    (select count(*) from participants where abandoned_at is not null) as abandoned`);
  return rows[0];
}

type Caller = Awaited<ReturnType<typeof world.as>>;

describe('all or nothing, whichever statement fails (DU-4)', () => {
  it.each<[string, number, (caller: Caller) => Promise<unknown>]>([
    [
      'submitting S0',
      10,
      (caller) =>
        caller.save({
          code: 'S0',
          answers: { ...calm, safety_epilepsy: 'yes', phq9_9: 1 },
        }),
    ],
    [
      'leaving',
      7,
      (caller) =>
        caller.saveAbandonment({
          answers: { leaving_contact: 'yes', leaving_reasons: ['feltWorse'] },
        }),
    ],
  ])('%s', async (_, atLeast, work) => {
    const person = await world.addPerson();
    const before = await footprint();
    const outcomes: [nth: number, result: string, after: unknown][] = [];
    for (let nth = 1; ; nth += 1) {
      const { db, seen } = failingAt(nth);
      const caller = await world.as(person, { db });
      const result = await work(caller).then(
        () => 'saved',
        () => 'failed',
      );
      if (seen.statements < nth) break;
      outcomes.push([nth, result, await footprint()]);
    }
    expect(outcomes).toEqual(outcomes.map(([nth]) => [nth, 'failed', before]));
    expect(outcomes.length).toBeGreaterThan(atLeast);
    expect(await footprint()).not.toEqual(before);
  });
});
