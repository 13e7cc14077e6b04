import { createServices } from '@aube/api/server';
import { drawnLogo } from '@aube/content/testing';
import { siteSettings } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { db, pool, openClient, publicUrl } = world.services;
const now = new Date('2026-01-05T12:00:00Z');
const name = { fr: 'CHU de l’Estrie', en: 'Estrie UHC' };
const secondServer = () =>
  createServices({ db, pool, openClient }, { publicUrl: new URL(publicUrl), now });

const [one, other] = [await secondServer(), await secondServer()];
await db.insert(siteSettings).values({
  kind: 'identity',
  content: { logos: [{ name, picture: drawnLogo([20, 40, 110]) }] },
  state: 'published',
  number: 1,
  publication: 1,
  changedAt: now,
  publishedAt: now,
});
await one.lookAtSettings();
const address = one.pages.identity?.logos[0]?.logo ?? '';
const ask = (path: string, headers: Record<string, string> = {}, services = one) =>
  world.ask(path, { headers }, world.makeApp(services));

it('is a picture that may be kept for ever, under the headers of every answer', async () => {
  const { status, headers } = await ask(address);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const etag = headers.get('etag') ?? '';
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304);
});

it('is the logo of a file in the same way', async () => {
  const { logo = '' } = other.pages.partners[0] ?? {};
  const { status, headers } = await ask(logo, {}, other);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('is given by a server that has not yet seen the publication', async () => {
  expect(other.pages.identity).toBeNull();
  expect((await ask(address, {}, other)).status).toBe(200);
});

it.each([
  '/logos/',
  '/logos/constructor',
  '/logos/00000000000000000000000000000000.png',
  `${address}/`,
  address.toUpperCase(),
])('is not found at %s', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers.get('cache-control') ?? '').not.toContain('immutable');
});
