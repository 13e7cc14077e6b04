import type { Course } from '@aube/content';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createWorld, MORNING } from '../testing/world.ts';
import { abandonAt, refusalOf } from './testing.ts';

const world = await createWorld(await testDatabase());
const { as, addStarted, addPerson } = world;
const { course } = world.services;
const FIRST_DAY = '2026-01-04';

const replaceFrenchFilm = (before: Course): Course => ({
  ...before,
  modules: before.modules.map((module) =>
    module.number === 1 && module.video
      ? {
          ...module,
          video: {
            ...module.video,
            fr: { ...module.video.fr, url: '/media/another/course/module-1/video.fr.mp4' },
          },
        }
      : module,
  ),
});

describe('a module’s video', () => {
  it('comes in the caller’s language, with captions in both, its poster and what is said', async () => {
    const userId = await addStarted(FIRST_DAY);
    const [french, english] = await Promise.all(
      (['fr', 'en'] as const).map(async (locale) =>
        (await as(userId, { locale })).programme.getVideo({ moduleId: 1 }),
      ),
    );
    expect(french).toMatchObject({
      moduleNumber: 1,
      url: expect.stringMatching(/^\/media\/[\w-]{22}\/course\/module-1\/video\.fr\.mp4$/),
      posterUrl: expect.stringMatching(/video\.fr\.jpg$/),
      hasVoice: false,
      isWatched: false,
      positionSeconds: 0,
      isKept: true,
    });
    expect(french?.captions.map(({ language }) => language)).toEqual(['fr', 'en']);
    expect(english?.captions.map(({ language }) => language)).toEqual(['en', 'fr']);
    expect(english?.url).toMatch(/video\.en\.mp4$/);
    expect(english?.transcript).toHaveLength(french?.transcript.length ?? -1);
    expect(english?.transcript[0]?.title).toBe('Understanding sleep and insomnia');
  });

  it('says where it was left, and that it was watched', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    await programme.saveVideoPosition({ moduleId: 1, positionSeconds: 40 });
    await programme.markVideoWatched({ moduleId: 1 });
    expect(await programme.getVideo({ moduleId: 1 })).toMatchObject({
      positionSeconds: 40,
      isWatched: true,
    });
  });

  it('goes on in the other language where it was left: both tell the same', async () => {
    const userId = await addStarted(FIRST_DAY);
    const french = await as(userId, { locale: 'fr' });
    await french.programme.saveVideoPosition({ moduleId: 1, positionSeconds: 40 });
    const english = await as(userId, { locale: 'en' });
    expect(await english.programme.getVideo({ moduleId: 1 })).toMatchObject({
      positionSeconds: 40,
      film: (await french.programme.getVideo({ moduleId: 1 })).film,
    });
  });

  it('begins anew once the site has put another film in its place, and stays watched', async () => {
    const userId = await addStarted(FIRST_DAY);
    const before = await as(userId);
    const { film } = await before.programme.getVideo({ moduleId: 1 });
    await before.programme.saveVideoPosition({ moduleId: 1, positionSeconds: 40, film });
    await before.programme.markVideoWatched({ moduleId: 1 });

    const after = await as(userId, { course: replaceFrenchFilm(course) });
    const replaced = await after.programme.getVideo({ moduleId: 1 });
    expect(replaced).toMatchObject({ positionSeconds: 0, isWatched: true });
    expect(replaced.film).not.toBe(film);
    expect(await after.programme.getModuleState({ number: 1 })).toMatchObject({
      videoPositionSeconds: 0,
    });
    await after.programme.saveVideoPosition({
      moduleId: 1,
      positionSeconds: 7,
      film: replaced.film,
    });
    expect(await after.programme.getVideo({ moduleId: 1 })).toMatchObject({ positionSeconds: 7 });
  });

  it('takes no place of the film before it, from a page that still shows that one', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { film } = await (await as(userId)).programme.getVideo({ moduleId: 1 });
    const { programme } = await as(userId, { course: replaceFrenchFilm(course) });
    await programme.saveVideoPosition({ moduleId: 1, positionSeconds: 7 });
    expect(await programme.saveVideoPosition({ moduleId: 1, positionSeconds: 90, film })).toEqual({
      positionSeconds: 7,
    });
    expect(await programme.getVideo({ moduleId: 1 })).toMatchObject({ positionSeconds: 7 });
  });

  it('is not given while its module is closed', async () => {
    const { programme } = await as(await addStarted(FIRST_DAY));
    expect(await refusalOf(programme.getVideo({ moduleId: 2 }))).toMatchObject({
      code: 'MODULE_LOCKED',
    });
    const newcomer = await as(await addPerson());
    expect(await refusalOf(newcomer.programme.getVideo({ moduleId: 1 }))).toMatchObject({
      code: 'QUESTIONNAIRE_DUE',
    });
    expect(await refusalOf(programme.getVideo({ moduleId: 7 }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('and its chapters can still be opened after an abandonment, without a trace, and by staff who look', async () => {
    const userId = await addStarted(FIRST_DAY);
    const staff = await as(await addPerson({ roleId: 2 }));
    expect(await staff.programme.getVideo({ userId, moduleId: 1 })).toMatchObject({
      isKept: false,
    });
    expect(await staff.programme.getChapter({ userId, number: 1 })).toMatchObject({
      isKept: false,
    });
    const before = await as(userId);
    expect(await before.programme.getChapter({ number: 1 })).toMatchObject({ isKept: true });
    await abandonAt(world, userId, MORNING);
    const { programme } = await as(userId, { now: new Date('2026-03-01T15:00:00Z') });
    expect(await programme.getVideo({ moduleId: 1 })).toMatchObject({ isKept: false });
    expect(await programme.getChapter({ number: 1 })).toMatchObject({ isKept: false });
  });
});
