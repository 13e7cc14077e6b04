import { participants, questionnaireAnswers, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import {
  figuresOf,
  statisticNames,
  type CountedPerson,
  type EstablishmentStatistics,
} from '../stats/rules/establishment-statistics.ts';

const world = await createWorld(await testDatabase());
const { db, addPlace, addPerson, as } = world;

/** `drafts`: questionnaires that are not submitted and must not be counted. */
type Somebody = CountedPerson & {
  place: number;
  drafts: readonly string[];
  isDeactivated: boolean;
};

const codes = fc.subarray([...gateQuestionnaires]);
const somebody: fc.Arbitrary<Somebody> = fc.record({
  isActivated: fc.boolean(),
  isDeactivated: fc.boolean(),
  isDeleted: fc.boolean(),
  hasAbandoned: fc.boolean(),
  submitted: codes,
  drafts: codes,
  place: fc.nat(2),
});

async function store(people: readonly Somebody[]) {
  const places = [await addPlace(), await addPlace(), await addPlace()];
  if (people.length === 0) return places;
  const mark = places[0]?.id;
  const ids = await db
    .insert(users)
    .values(
      people.map((person, n) => ({
        firstName: 'Camille',
        lastName: 'Gagnon',
        email: `p${mark}-${n}@example.test`,
        username: `p${mark}-${n}`,
        locale: 'fr' as const,
        createdAt: MORNING,
        activatedAt: person.isActivated ? MORNING : null,
        deactivatedAt: person.isDeactivated ? MORNING : null,
        deletedAt: person.isDeleted ? MORNING : null,
      })),
    )
    .returning({ id: users.id });
  const userIdOf = (n: number) => ids[n]?.id ?? 0;
  await db.insert(participants).values(
    people.map((person, n) => ({
      userId: userIdOf(n),
      establishmentId: places[person.place]?.id ?? 0,
      abandonedAt: person.hasAbandoned ? MORNING : null,
      createdAt: MORNING,
    })),
  );
  const answers = people.flatMap(({ submitted, drafts }, n) =>
    gateQuestionnaires
      .filter((code) => submitted.includes(code) || drafts.includes(code))
      .map((questionnaire) => ({
        userId: userIdOf(n),
        questionnaire,
        answers: {},
        instruments: [],
        locale: 'fr' as const,
        createdAt: MORNING,
        updatedAt: MORNING,
        submittedAt: submitted.includes(questionnaire) ? MORNING : null,
      })),
  );
  if (answers.length > 0) await db.insert(questionnaireAnswers).values(answers);
  return places;
}

function recount(people: readonly Somebody[], place: number): EstablishmentStatistics {
  const sums = Object.fromEntries(statisticNames.map((name) => [name, 0]));
  for (const person of people) {
    if (person.place !== place) continue;
    const figures = figuresOf(person);
    for (const name of statisticNames) if (figures[name]) sums[name] = (sums[name] ?? 0) + 1;
  }
  return sums as EstablishmentStatistics;
}

it('counts in one statement what a recount of the people gives, whatever their lives (EX-4)', async () => {
  const { admin } = await as(await addPerson({ roleId: ROLE.administrator }));
  await fc.assert(
    fc.asyncProperty(fc.array(somebody, { maxLength: 40 }), async (people) => {
      const places = await store(people);
      for (const [place, { id, referenceCode }] of places.entries()) {
        const expected = recount(people, place);
        const { statistics } = await admin.getEstablishmentStatistics({ establishmentId: id });
        expect(statistics).toEqual(expected);
        const { rows } = await admin.listEstablishments({ search: referenceCode });
        const listed = rows.find(({ establishmentId }) => establishmentId === id);
        expect(listed?.statistics).toEqual(expected);
      }
    }),
    { numRuns: 50 },
  );
});
