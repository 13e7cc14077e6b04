import { PUBLIC_PAGE_IDS } from '@aube/content';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { course, pages } = world.services;
const guest = { fr: await world.as(null), en: await world.as(null, { locale: 'en' }) };

describe('what anybody reads', () => {
  it.each(['fr', 'en'] as const)(
    'is the six modules and the names of their chapters (%s)',
    async (locale) => {
      const modules = await guest[locale].programme.listModules();
      expect(modules.map(({ number, title }) => [number, title])).toEqual(
        course.modules.map(({ number, title }) => [number, title[locale]]),
      );
      const chapters = modules.flatMap((module) => module.chapters);
      expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, index) => index + 1));
      expect(JSON.stringify(modules)).not.toContain('"body"');
    },
  );

  it.each(PUBLIC_PAGE_IDS)('is the page %s, whole, in both languages', async (id) => {
    for (const locale of ['fr', 'en'] as const) {
      const text = pages.pages.get(id)?.text[locale];
      const { title, summary, body } = await guest[locale].programme.getPage({ id });
      expect({ title, summary, body }).toEqual({
        title: text?.title,
        summary: text?.summary,
        body: text?.body,
      });
    }
  });

  it('is the sources, by the numbers that the chapters cite', async () => {
    const references = await guest.en.programme.listReferences();
    expect(references.map(({ number }) => number)).toEqual(references.map((_, index) => index + 1));
    expect(references[0]?.fact).toBe(course.references[0]?.fact.en);
  });

  it.each(['nothing', 'staff-guide'])('is no page of the name %s', async (name) => {
    await expect(guest.fr.programme.getPage({ id: name as 'faq' })).rejects.toMatchObject({
      appCode: 'INVALID',
    });
  });
});

it.each([ROLE.administrator, ROLE.staff])('staff of role %i read their guide', async (roleId) => {
  const userId = await world.addPerson({ roleId });
  for (const locale of ['fr', 'en'] as const) {
    const { programme } = await world.as(userId, { locale });
    expect(pages.pages.get('staff-guide')?.text[locale]).toMatchObject(
      await programme.getStaffGuide().then(({ title, body }) => ({ title, body })),
    );
  }
});

it('nobody else reads the guide of staff', async () => {
  const participant = await world.as(await world.addPerson());
  await expect(participant.programme.getStaffGuide()).rejects.toMatchObject({
    appCode: 'FORBIDDEN',
  });
  await expect(guest.fr.programme.getStaffGuide()).rejects.toMatchObject({
    appCode: 'NOT_AUTHENTICATED',
  });
});

describe('a chapter', () => {
  it('comes whole through its output schema', async () => {
    const userId = await world.addStarted('2026-01-04');
    for (const locale of ['fr', 'en'] as const) {
      const { programme } = await world.as(userId, { locale });
      for (const { number, text } of course.modules[0]?.chapters ?? []) {
        expect((await programme.getChapter({ number })).body).toEqual(text[locale].body);
      }
    }
  });
});
