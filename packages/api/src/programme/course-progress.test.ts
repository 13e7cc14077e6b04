import { moduleProgress } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { abandonAt, completeModule, refusalOf, auditRowsOf } from './testing.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted, addPerson } = world;
const { course } = world.services;

const FIRST_DAY = '2026-01-04';
const at = (instant: string) => ({ now: new Date(instant) });
const WEEK_2 = at('2026-01-11T05:00:00Z');
const firstChapterOf = (number: number) => first(course.modules[number - 1]?.chapters[0]);

describe('watching a video', () => {
  it('counts once, and is logged once', async () => {
    const userId = await addStarted(FIRST_DAY);
    const watched = await (await as(userId)).programme.markVideoWatched({ moduleId: 1 });
    expect(watched).toMatchObject({ number: 1, state: 'inProgress', isVideoWatched: true });
    const later = await as(userId, at('2026-01-07T15:00:00Z'));
    expect(await later.programme.markVideoWatched({ moduleId: 1 })).toEqual(watched);
    const [row] = await db.select().from(moduleProgress).where(eq(moduleProgress.userId, userId));
    expect(row?.videoWatchedAt).toEqual(MORNING);
    expect(await auditRowsOf(world, userId)).toEqual([
      { action: 'programme.markVideoWatched', objectId: '1', actor: userId },
    ]);
  });

  it('counts as well by its text, read to the end; where there is no text, nothing does', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    const read = await programme.markVideoWatched({ moduleId: 1, by: 'text' });
    expect(read).toMatchObject({ isVideoWatched: true });
    expect(await programme.markVideoWatched({ moduleId: 1 })).toEqual(read);
    const bare = {
      ...course,
      modules: course.modules.map((module) => ({ ...module, video: null })),
    };
    const without = await as(await addStarted(FIRST_DAY), { course: bare });
    const asked = without.programme.markVideoWatched({ moduleId: 1, by: 'text' });
    expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('counts once when asked ten times at once', async () => {
    const userId = await addStarted(FIRST_DAY);
    const caller = await as(userId);
    await Promise.all(
      Array.from({ length: 10 }, () => caller.programme.markVideoWatched({ moduleId: 1 })),
    );
    expect(await auditRowsOf(world, userId)).toHaveLength(1);
  });

  it('keeps where it was left, without forgetting that it was watched', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    await programme.saveVideoPosition({ moduleId: 1, positionSeconds: 40 });
    await programme.markVideoWatched({ moduleId: 1 });
    await programme.saveVideoPosition({ moduleId: 1, positionSeconds: 170 });
    expect(await programme.getModuleState({ number: 1 })).toMatchObject({
      videoPositionSeconds: 170,
      isVideoWatched: true,
    });
    expect((await auditRowsOf(world, userId)).map(({ action }) => action)).toEqual([
      'programme.saveVideoPosition',
      'programme.markVideoWatched',
    ]);
  });
});

describe('reading a chapter', () => {
  it('counts from the first time, and is logged once', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { number, id } = firstChapterOf(1);
    const module = await (await as(userId)).programme.markChapterRead({ number });
    expect(module).toMatchObject({ state: 'inProgress', readChapterCount: 1 });
    expect(first(module.chapters[0])).toMatchObject({ id, readAt: MORNING.toISOString() });
    const later = await as(userId, at('2026-01-07T15:00:00Z'));
    expect(await later.programme.markChapterRead({ number })).toEqual(module);
    expect(await auditRowsOf(world, userId)).toEqual([
      { action: 'programme.markChapterRead', objectId: id, actor: userId },
    ]);
  });

  it('completes the module with its video, and opens the next in its week', async () => {
    const userId = await addStarted(FIRST_DAY);
    const caller = await as(userId);
    await completeModule(caller, course, 1);
    expect(await caller.programme.listModuleStates({})).toMatchObject([
      { state: 'complete', opensOn: null, afterModule: null },
      { state: 'locked', opensOn: '2026-01-11', afterModule: null },
      { state: 'locked', opensOn: '2026-01-18', afterModule: 2 },
      {},
      {},
      {},
    ]);
    const inWeek2 = await as(userId, WEEK_2);
    expect(await inWeek2.programme.getModuleState({ number: 2 })).toMatchObject({ state: 'open' });
  });

  it('shows the text, with its neighbours through the whole programme', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId, { locale: 'en' });
    const last = first(course.modules[0]?.chapters.at(-1));
    const chapter = await programme.getChapter({ number: last.number });
    expect(chapter).toMatchObject({
      id: last.id,
      moduleNumber: 1,
      moduleTitle: course.modules[0]?.title.en,
      title: last.text.en.title,
      readAt: null,
      previous: { number: last.number - 1, moduleNumber: 1, isOpen: true },
      next: { number: last.number + 1, moduleNumber: 2, isOpen: false },
    });
    expect(chapter.body).toEqual(last.text.en.body);
    expect((await programme.getChapter({ number: 1 })).previous).toBeNull();
  });
});

describe('one’s own states', () => {
  it('are readable whatever is due, and give no video meanwhile', async () => {
    const before = await as(await addPerson());
    expect(await before.programme.getModuleState({ number: 1 })).toMatchObject({
      state: 'locked',
      opensOn: null,
      afterModule: null,
      weekOpensOn: null,
      video: null,
    });
    const due = await as(await addStarted(FIRST_DAY), at('2026-02-15T15:00:00Z'));
    expect(await due.programme.getModuleState({ number: 1 })).toMatchObject({
      state: 'open',
      weekOpensOn: FIRST_DAY,
      video: null,
    });
  });

  it('stay readable after an abandonment, with the chapters that were open; no week comes any more', async () => {
    const userId = await addStarted(FIRST_DAY);
    await abandonAt(world, userId, MORNING);
    const { programme } = await as(userId, at('2026-03-01T15:00:00Z'));
    expect(await refusalOf(programme.getChapter({ number: 1 }))).toBeNull();
    expect(await programme.getModuleState({ number: 2 })).toMatchObject({
      state: 'locked',
      isStopped: true,
      opensOn: null,
      afterModule: null,
      weekOpensOn: null,
    });
    expect(await programme.getModuleState({ number: 1 })).toMatchObject({
      state: 'open',
      isStopped: true,
    });
  });

  it('name the video of the language, once the module is open', async () => {
    const userId = await addStarted(FIRST_DAY);
    const video = {
      fr: {
        url: '/media/hash/course/module-1/video.fr.mp4',
        captions: [],
        poster: '/media/hash/course/module-1/video.fr.jpg',
        transcript: [],
        hasVoice: false,
      },
      en: {
        url: 'https://videos.example.test/one',
        captions: [],
        poster: null,
        transcript: [],
        hasVoice: true,
      },
    };
    const withVideos = { ...course, modules: course.modules.map((each) => ({ ...each, video })) };
    const states = async (locale: 'fr' | 'en') =>
      (await as(userId, { course: withVideos, locale })).programme.listModuleStates({});
    expect((await states('fr')).slice(0, 2).map((module) => module.video)).toEqual([
      { url: video.fr.url, captionsUrl: null, posterUrl: video.fr.poster },
      null,
    ]);
    expect(first((await states('en'))[0]).video).toEqual({
      url: video.en.url,
      captionsUrl: null,
      posterUrl: null,
    });
  });

  it('keep what was read by the chapter, whatever its number becomes', async () => {
    const userId = await addStarted(FIRST_DAY);
    await (await as(userId)).programme.markChapterRead({ number: 1 });
    const [module] = course.modules;
    const { id } = first(module?.chapters[0]);
    const turned = first(module)
      .chapters.toReversed()
      .map((chapter, index) => ({
        ...chapter,
        number: index + 1,
      }));
    const reordered = {
      ...course,
      modules: [{ ...first(module), chapters: turned }, ...course.modules.slice(1)],
    };
    const { programme } = await as(userId, { course: reordered });
    const { chapters } = await programme.getModuleState({ number: 1 });
    expect(chapters.filter(({ readAt }) => readAt !== null)).toMatchObject([
      { id, number: turned.length },
    ]);
  });
});

describe('where to go on', () => {
  it('is nowhere before the programme, then the first step not done of the module in progress', async () => {
    expect(await (await as(await addPerson())).programme.resolveCurrentStep({})).toBeNull();
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    const last = first(course.modules[0]?.chapters.at(-1)).number;
    const ends = {
      moduleNumber: 1,
      first: { kind: 'video', moduleNumber: 1 },
      last: { kind: 'chapter', moduleNumber: 1, chapterNumber: last },
    };
    expect(await programme.resolveCurrentStep({})).toEqual({ ...ends, current: ends.first });
    await programme.markVideoWatched({ moduleId: 1 });
    await programme.markChapterRead({ number: 1 });
    const current = { kind: 'chapter', moduleNumber: 1, chapterNumber: 2 };
    expect(await programme.resolveCurrentStep({})).toEqual({ ...ends, current });
  });

  it('is in the overview, with the six modules', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    await programme.markVideoWatched({ moduleId: 1 });
    const { modules, currentStep } = await programme.overview({});
    expect(currentStep).toEqual(await programme.resolveCurrentStep({}));
    expect(modules).toHaveLength(6);
    expect(modules[0]).toEqual({
      number: 1,
      state: 'inProgress',
      isStopped: false,
      opensOn: null,
      afterModule: null,
      isVideoWatched: true,
      readChapterCount: 0,
      chapterCount: course.modules[0]?.chapters.length,
    });
    expect(modules[1]).toMatchObject({ state: 'locked', opensOn: '2026-01-11', afterModule: 1 });
  });
});
