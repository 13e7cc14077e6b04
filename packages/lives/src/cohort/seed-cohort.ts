import { auditSql, SYSTEM_ORIGIN, type Services } from '@aube/api/server';
import { users } from '@aube/db/schema';
import { like } from 'drizzle-orm';
import { COHORT, refuseRealAccounts, refuseRealPeople } from '../is-demo-seeded.ts';
import { cohortPerson, COHORT_PLACES, type CohortPlan } from './cohort-people.ts';
import { imagineLife } from './imagine-life.ts';
import { insertLives, type Client } from './insert-lives.ts';
import { noteCohortAnswers } from './note-cohort-answers.ts';

/** Number of people per batch. All rows of a batch are in memory at the same time. */
const BATCH = 200;

/** Thrown when the seed was used before; the message is for the operator. */
export class CohortExistsError extends Error {
  override readonly name = 'CohortExistsError';
}

export type Cohort = { participants: number; nights: number };

/** @throws DemoRefusedError; CohortExistsError */
export async function refuseCohort(
  { db }: Pick<Services, 'db'>,
  { seed }: Pick<CohortPlan, 'seed'>,
): Promise<void> {
  await refuseRealPeople({ db });
  await refuseRealAccounts({ db });
  if ((await db.$count(users, like(users.username, `cohorte-${seed}-%`))) > 0) {
    throw new CohortExistsError(`A cohort of seed ${seed} is there already.`);
  }
}

const PLACES = `
with made as (
  insert into establishments (name, reference_code, created_at)
  select name, code, $3 from unnest($1::text[], $2::text[]) as place (name, code)
  on conflict do nothing returning id, reference_code
)
select id, reference_code as "referenceCode" from made
union
select id, reference_code from establishments
where reference_code = any($2::text[]) and deleted_at is null`;

async function findPlaces(client: Client, createdAt: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; referenceCode: string }>(PLACES, [
    COHORT_PLACES.map(({ name }) => name),
    COHORT_PLACES.map(({ referenceCode }) => referenceCode),
    createdAt,
  ]);
  return new Map(rows.map(({ id, referenceCode }) => [referenceCode, id]));
}

const MARK = `
with cohort as (select null::int as nobody), ${auditSql('cohort', {
  at: '$1::timestamptz',
  actorUserId: 'nobody',
  subjectUserId: 'nobody',
  action: '$2',
  objectType: 'null::text',
  objectId: 'null::text',
  before: 'null::jsonb',
  after: '$3::jsonb',
  requestId: "'cohort'",
  callerKind: '$4',
  addressPrefix: 'null::text',
})}
select`;

async function writeAll(
  client: Client,
  services: Services,
  plan: CohortPlan,
  given: { placeIds: ReadonlyMap<string, number>; onProgress: (done: number) => void },
): Promise<Cohort> {
  const { participants, until } = plan;
  const { course } = services;
  const ground = { ...services, placeIds: given.placeIds };
  let nights = 0;
  for (let from = 0; from < participants; from += BATCH) {
    const count = Math.min(BATCH, participants - from);
    const lived = Array.from({ length: count }, (_, offset) => {
      const person = cohortPerson(plan, from + offset);
      return { person, life: imagineLife(person, { until, course }) };
    });
    await insertLives(client, ground, lived);
    nights += lived.reduce((sum, { life }) => sum + life.nights.length, 0);
    given.onProgress(from + count);
  }
  return { participants, nights };
}

/**
 * Writes all simulated people or none. Nobody can log in as a simulated person.
 * @throws DemoRefusedError for a database with real people; CohortExistsError for a seed used
 *   before
 * @decision proof#cohorts
 */
export async function seedCohort(
  services: Services,
  plan: CohortPlan,
  { now, onProgress = () => undefined }: { now: Date; onProgress?: (done: number) => void },
): Promise<Cohort> {
  await refuseCohort(services, plan);
  await noteCohortAnswers(services, now);
  // Uses a client outside the pool, because the pool's time limits are too short for a cohort.
  const client = await services.openClient();
  try {
    await client.query('begin');
    const placeIds = await findPlaces(client, `${plan.until}T00:00:00Z`);
    const made = await writeAll(client, services, plan, { placeIds, onProgress });
    await client.query(MARK, [now, COHORT, JSON.stringify(plan), SYSTEM_ORIGIN.callerKind]);
    await client.query('commit');
    return made;
  } finally {
    await client.end();
  }
}
