import { spyOnStatements, testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { accountWorld, PASSWORD } from './testing/account-world.ts';

// The spy is set before a connection opens, because an open connection keeps the original function.
const query = spyOnStatements();
const { addPerson, door } = await accountWorld(await testDatabase());

/**
 * Counts the statements and commits of `work`. A write outside a transaction counts as a commit.
 */
async function countIn(work: () => Promise<unknown>) {
  query.mockClear();
  await work();
  const sent = query.mock.calls.map(([given]: unknown[]) =>
    (typeof given === 'string' ? given : (given as { text: string }).text).trim().toLowerCase(),
  );
  let isInTransaction = false;
  let [statements, commits] = [0, 0];
  for (const text of sent) {
    if (text.startsWith('begin')) isInTransaction = true;
    else if (text === 'commit') {
      isInTransaction = false;
      commits += 1;
    } else {
      statements += 1;
      if (!isInTransaction && /\b(insert|update|delete)\b/.test(text)) commits += 1;
    }
  }
  return { statements, commits };
}

it('a login takes five statements and two commits, on each device', async () => {
  const person = await addPerson();
  const login = { identifier: person.email, password: PASSWORD };
  const cost = { statements: 5, commits: 2 };
  const browser = door('cookie');
  expect(await countIn(() => browser.account.login(login))).toEqual(cost);
  // The next login in the same browser also ends the earlier session.
  expect(await countIn(() => browser.at().account.login(login))).toEqual(cost);
  // Another person logs in, in the same browser.
  const other = { identifier: (await addPerson()).email, password: PASSWORD };
  expect(await countIn(() => browser.at().account.login(other))).toEqual(cost);
  expect(await countIn(() => door('bearer').account.login(login))).toEqual(cost);
});

it('a wrong password takes three statements and two commits', async () => {
  const { email } = await addPerson();
  const typed = { identifier: email, password: 'not this one' };
  const refused = () =>
    door('cookie')
      .account.login(typed)
      .catch(() => null);
  expect(await countIn(refused)).toEqual({ statements: 3, commits: 2 });
});
