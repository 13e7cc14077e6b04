import { mailOutbox } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { accountWorld, NOW } from '../account/testing/account-world.ts';
import { ROLE } from '../people/rules/roles.ts';
import { inspectSite } from './inspect-site.ts';

const { db, addPerson, addEstablishment } = await accountWorld(await testDatabase());

it('counts who can administer, where people belong and which letters do not leave', async () => {
  const before = {
    administratorCount: 0,
    awaitedCount: 0,
    establishmentCount: 1,
    failedLetterCount: 0,
  };
  expect(await inspectSite({ db })).toEqual(before);

  await addPerson({ roles: [ROLE.administrator] });
  await addPerson({ roles: [ROLE.administrator], activatedAt: null });
  await addPerson({ roles: [ROLE.staff], activatedAt: null });
  await addEstablishment();
  const letter = {
    kind: 'passwordReset',
    toAddress: 'somebody@example.test',
    locale: 'fr',
    createdAt: NOW,
    nextAttemptAt: NOW,
  } as const;
  await db
    .insert(mailOutbox)
    .values([
      letter,
      { ...letter, lastFault: 'obsolete' },
      { ...letter, lastFault: 'refused' },
      { ...letter, lastFault: null, sentAt: NOW },
    ]);
  expect(await inspectSite({ db })).toEqual({
    administratorCount: 1,
    awaitedCount: 1,
    establishmentCount: 2,
    failedLetterCount: 1,
  });
});
