import { randomBytes } from 'node:crypto';
import { createSiteKey, SiteKeyError } from '@aube/auth';
import { secondFactors, siteKeys } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { refuseOtherSiteKey } from './refuse-other-site-key.ts';
import { secondFactorContext } from './second-factor.ts';

const { db, addPerson } = await createWorld(await testDatabase());
const key = createSiteKey(randomBytes(32));
const other = createSiteKey(randomBytes(32));
const start = (siteKey: typeof key) =>
  refuseOtherSiteKey({ db, secondFactor: { isRequired: true, siteKey } });

async function addSecondFactor(siteKey: typeof key): Promise<void> {
  const userId = await addPerson();
  const sealedSecret = siteKey.seal('secret', secondFactorContext(userId));
  await db.insert(secondFactors).values({ userId, sealedSecret, createdAt: new Date() });
}

beforeEach(async () => {
  await db.delete(secondFactors);
  await db.delete(siteKeys);
});

describe('a server with another key than the site’s', () => {
  it('is refused from the first start on, before anybody has a second factor', async () => {
    await start(key);
    await start(key);
    await expect(start(other)).rejects.toThrow(SiteKeyError);
    await expect(start(other)).rejects.toThrow('the same AUBE_SECRET_KEY');
    await start(key);
  });

  it('is refused when both start at once: one of them goes on', async () => {
    const started = await Promise.allSettled([start(key), start(other)]);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused by a second factor where no fingerprint was noted, and notes none', async () => {
    await addSecondFactor(key);
    await expect(start(other)).rejects.toThrow(SiteKeyError);
    await start(key);
  });

  it('starts once the operator has forgotten the lost key', async () => {
    await start(key);
    await addSecondFactor(key);
    await db.delete(secondFactors);
    await db.delete(siteKeys);
    await start(other);
    await expect(start(key)).rejects.toThrow(SiteKeyError);
  });
});

it('the fingerprint tells nothing about the key', async () => {
  await start(key);
  const [{ fingerprint } = { fingerprint: '' }] = await db.select().from(siteKeys);
  expect(fingerprint).toMatch(/^[\w-]{43}$/);
  expect(fingerprint).toBe(key.mac('fingerprint', 'siteKey'));
});
