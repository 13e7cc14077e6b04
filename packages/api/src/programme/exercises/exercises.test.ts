import { elementsOf } from '@aube/content';
import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../../people/rules/roles.ts';
import { NO_VERSION } from '../../primitives.ts';
import { createWorld, first } from '../../testing/world.ts';
import { refusalOf, auditRowsOf } from '../testing.ts';
import { auditTrail } from '../../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted, addPerson } = world;
const { course } = world.services;

const FIRST_DAY = '2026-01-04';
const chapters = first(course.modules[0]).chapters;

const asked = first(
  chapters.flatMap((chapter) =>
    elementsOf(chapter.text.fr.body).flatMap((exercise) =>
      exercise.name === 'exercise'
        ? elementsOf(exercise.children).flatMap((answer) =>
            answer.name === 'answer' && (answer.kind === 'text' || answer.kind === 'long')
              ? [{ chapterId: chapter.id, exerciseId: exercise.id, answerId: answer.id }]
              : [],
          )
        : [],
    ),
  )[0],
);
const { answerId, ...place } = asked;
const saying = (text: string) => ({ ...place, answers: { [answerId]: text } });

async function begin() {
  const userId = await addStarted(FIRST_DAY);
  return { userId, programme: (await as(userId)).programme };
}

describe('an exercise', () => {
  it('is kept, found by its chapter and among all, and changed', async () => {
    const { programme } = await begin();
    expect(await programme.findExercises({})).toEqual([]);
    const saved = await programme.saveExercise(saying('Ma première idée'));
    expect(saved).toMatchObject({ ...saying('Ma première idée'), version: 1 });
    expect(await programme.findExercises({})).toEqual([saved]);
    expect(await programme.findExercises({ chapterId: place.chapterId })).toEqual([saved]);
    expect(await programme.findExercises({ chapterId: 'another' })).toEqual([]);
    const changed = await programme.saveExercise(saying('Une autre'));
    expect(changed).toMatchObject({ ...saying('Une autre'), version: 2 });
  });

  it('is emptied by null, by an empty text, and by leaving an answer out', async () => {
    const { programme } = await begin();
    for (const answers of [{ [answerId]: null }, { [answerId]: ' ' }, {}]) {
      await programme.saveExercise(saying('quelque chose'));
      expect((await programme.saveExercise({ ...place, answers })).answers).toEqual({});
    }
  });

  it('is logged when it changes, never with what it says', async () => {
    const { userId, programme } = await begin();
    const once = await programme.saveExercise(saying('un secret'));
    expect(await programme.saveExercise(saying('un secret'))).toEqual(once);
    await programme.saveExercise(saying('un autre secret'));
    const logged = await auditRowsOf(world, userId);
    expect(logged.map(({ action, objectId }) => [action, objectId])).toEqual(
      Array.from({ length: 2 }, () => [
        'programme.saveExercise',
        `${place.chapterId}/${place.exerciseId}`,
      ]),
    );
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('lets one of ten writers of the same version win, and shows the others what stands', async () => {
    const { programme } = await begin();
    const { version } = await programme.saveExercise(saying('au début'));
    const writes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refusalOf(programme.saveExercise({ ...saying(`version ${index}`), version })),
      ),
    );
    const [standing] = await programme.findExercises({});
    const lost = writes.filter((refusal) => refusal !== null);
    expect(lost).toHaveLength(9);
    for (const refusal of lost) {
      expect(refusal).toMatchObject({ code: 'VERSION_CONFLICT', details: { current: standing } });
    }
  });

  it('keeps the words of one of two devices that begin it at once, and shows them to the other', async () => {
    const { programme } = await begin();
    const begun = { version: 2_147_483_647 };
    const refusals = await Promise.all(
      ['ici', 'là'].map((text) => refusalOf(programme.saveExercise({ ...saying(text), ...begun }))),
    );
    const [standing] = await programme.findExercises({});
    expect(standing).toMatchObject({ version: 1 });
    expect(refusals.filter((refusal) => refusal !== null)).toMatchObject([
      { code: 'VERSION_CONFLICT', details: { current: standing } },
    ]);
  });

  it('takes the last of two that say no version, and keeps one row', async () => {
    const { programme } = await begin();
    await Promise.all(['ici', 'là'].map((text) => programme.saveExercise(saying(text))));
    expect(await programme.findExercises({})).toMatchObject([{ version: 2 }]);
  });

  it('that was taken away is not written again from what was read before', async () => {
    const { programme } = await begin();
    const { version } = await programme.saveExercise(saying('quelque chose'));
    await programme.removeExercise(place);
    const again = programme.saveExercise({ ...saying('quelque chose de plus'), version });
    await expect(again).rejects.toMatchObject({ appCode: 'VERSION_CONFLICT' });
    expect(await programme.findExercises({})).toEqual([]);
    const anew = await programme.saveExercise({ ...saying('autre chose'), version: NO_VERSION });
    expect(anew.version).toBe(1);
  });

  it('takes only what it asks', async () => {
    const { programme } = await begin();
    const refused = async (answers: Record<string, string | number | null>) =>
      (await refusalOf(programme.saveExercise({ ...place, answers })))?.issues;
    expect(await refused({ other: 'x' })).toEqual([
      { path: ['answers', 'other'], code: 'unknownField' },
    ]);
    expect(await refused({ [answerId]: 12 })).toEqual([
      { path: ['answers', answerId], code: 'invalid' },
    ]);
  });

  it('is one of the chapter', async () => {
    const { programme } = await begin();
    for (const wrong of [{ exerciseId: 'another' }, { chapterId: 'another' }]) {
      const refusal = await refusalOf(programme.saveExercise({ ...saying('x'), ...wrong }));
      expect(refusal?.code).toBe('NOT_FOUND');
    }
  });
});

describe('somebody’s exercises', () => {
  it('are theirs: nobody else’s calls find them or change them', async () => {
    const owner = await begin();
    const saved = await owner.programme.saveExercise(saying('à moi'));
    const other = await begin();
    expect(await other.programme.findExercises({})).toEqual([]);
    await other.programme.saveExercise(saying('à moi aussi'));
    expect(await owner.programme.findExercises({})).toEqual([saved]);
    for (const roleId of [ROLE.staff, ROLE.administrator]) {
      const { programme } = await as(await addPerson({ roleId }));
      expect((await refusalOf(programme.findExercises({})))?.code).toBe('FORBIDDEN');
    }
  });

  it('show nowhere in what staff read', async () => {
    const { userId, programme } = await begin();
    await programme.saveExercise(saying('rien que pour moi'));
    await programme.markVideoWatched({ moduleId: 1 });
    const staff = (await as(await addPerson({ roleId: ROLE.staff }))).programme;
    const seen = await Promise.all([
      staff.overview({ userId }),
      staff.listModuleStates({ userId }),
      ...chapters.map(({ number }) => staff.getChapter({ userId, number })),
    ]);
    expect(JSON.stringify(seen)).not.toContain('rien que pour moi');
  });

  it('stay readable when all else is closed', async () => {
    const { userId, programme } = await begin();
    const saved = await programme.saveExercise(saying('à garder'));
    const later = await as(userId, { now: new Date('2026-02-15T15:00:00Z') });
    expect(await later.programme.findExercises({})).toEqual([saved]);
  });
});
