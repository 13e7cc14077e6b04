import { auditLog, consents } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, as, callerIn, services } = world;
const next = {
  ...services.pages,
  consent: { ...services.pages.consent, version: '2.0', publishedOn: '2026-02-01' },
};
const LATER = new Date('2026-02-02T15:00:00Z');

it('is a text in both languages, with its version', async () => {
  const [fr, en] = await Promise.all([
    callerIn().rights.getConsent(),
    callerIn({ locale: 'en' }).rights.getConsent(),
  ]);
  expect(fr).toMatchObject({
    version: '1.0',
    publishedOn: '2026-11-22',
    title: 'Votre consentement',
  });
  expect(en).toMatchObject({ version: '1.0', title: 'Your consent' });
  expect(fr.text).toContain('au moins 18 ans');
  expect(en.text).toContain('at least 18 years old');
});

it('is asked again once when its first number is new, and kept with its language and instant', async () => {
  const userId = await addPerson();
  const now = await as(userId);
  expect((await now.account.me()).isConsentDue).toBe(false);
  const later = await as(userId, { pages: next, now: LATER, locale: 'en' });
  expect((await later.account.me()).isConsentDue).toBe(true);
  expect(await later.rights.getOwnConsent()).toMatchObject({ isDue: true, presentVersion: '2.0' });
  await expect(later.rights.giveConsent({ version: '1.0' })).rejects.toMatchObject({
    appCode: 'INVALID',
    issues: [{ path: ['version'], code: 'consentOutdated' }],
  });
  await later.rights.giveConsent({ version: '2.0' });
  await later.rights.giveConsent({ version: '2.0' });
  expect((await later.account.me()).isConsentDue).toBe(false);
  expect(await later.rights.getOwnConsent()).toEqual({
    presentVersion: '2.0',
    isDue: false,
    given: [
      { version: '2.0', locale: 'en', givenAt: LATER.toISOString() },
      { version: '1.0', locale: 'fr', givenAt: MORNING.toISOString() },
    ],
  });
  const logged = await db.select().from(auditLog).where(eq(auditLog.subjectUserId, userId));
  expect(logged[0]).toMatchObject({ action: 'rights.giveConsent', objectId: '2.0' });
});

it('is asked of somebody who never gave it, and never of staff', async () => {
  const userId = await addPerson();
  await db.delete(consents).where(eq(consents.userId, userId));
  expect((await (await as(userId)).account.me()).isConsentDue).toBe(true);
  const staff = await as(await addPerson({ roleId: ROLE.staff }), { pages: next });
  expect((await staff.account.me()).isConsentDue).toBe(false);
});
