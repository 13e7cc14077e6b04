import { contactsOf } from '@aube/content';
import { siteSettings } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createServices } from './create-services.ts';
import { createWorld, MORNING } from './testing/world.ts';

const { db, services, place } = await createWorld(await testDatabase());
const { pool, openClient } = services;
const publicUrl = new URL('https://aube.example.test');
const other = await createServices({ db, pool, openClient }, { publicUrl, now: MORNING });
const { pages } = services;
const phones = (of: typeof pages) =>
  contactsOf(of.contacts, place).map(({ phone }) => phone?.display);

let publication = 0;
async function publish(display: string, tel = '5145550199'): Promise<void> {
  publication += 1;
  const name = { fr: 'Infirmière', en: 'Nurse' };
  await db
    .update(siteSettings)
    .set({ state: 'replaced' })
    .where(eq(siteSettings.state, 'published'));
  await db.insert(siteSettings).values({
    kind: 'contacts',
    establishmentId: place.id,
    content: [{ code: 'nurse', name, phone: { display, tel } }],
    state: 'published',
    number: publication,
    publication,
    changedAt: MORNING,
    publishedAt: MORNING,
  });
}

it('is in force for every holder of the pages after one look, on each server', async () => {
  const spread = { ...services };
  await publish('514 555-0199');
  await Promise.all([services.lookAtSettings(), other.lookAtSettings()]);
  expect([phones(pages), phones(spread.pages), phones(other.pages)]).toEqual(
    Array.from({ length: 3 }, () => ['514 555-0199']),
  );
});

it('reads one number when nothing was published since', async () => {
  const select = vi.spyOn(db, 'select');
  await services.lookAtSettings();
  expect(select).toHaveBeenCalledTimes(1);
  select.mockRestore();
});

it('tells what this release cannot read, once, and keeps the rest', async () => {
  await publish('nothing', 'nothing');
  expect(await services.lookAtSettings()).toHaveLength(1);
  expect(await services.lookAtSettings()).toEqual([]);
  expect(phones(pages)).toEqual([]);
});

it('looks again after a failure', async () => {
  await publish('514 555-0111');
  const select = vi.spyOn(db, 'select').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(services.lookAtSettings()).rejects.toThrow('away');
  select.mockRestore();
  await services.lookAtSettings();
  expect(phones(pages)).toEqual(['514 555-0111']);
});
