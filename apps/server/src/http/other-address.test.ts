import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { otherAddressOf, reportOtherAddresses } from './other-address.ts';
import type { RequestEnv } from './request-env.ts';

const OWN = 'https://aube.example.test';
const LAN = 'http://clinic.local:3000';

it.each([
  [null, {}],
  [null, { origin: OWN, host: 'aube.example.test' }],
  [null, { origin: OWN, host: '10.0.0.3:3000' }],
  [null, { origin: 'https://evil.example', host: 'aube.example.test' }],
  [null, { origin: 'https://evil.example', host: 'aube.example.test', fetchSite: 'cross-site' }],
  [null, { origin: 'null', host: 'null' }],
  [null, { origin: `http://${'a'.repeat(200)}`, host: 'a'.repeat(200) }],
  [LAN, { origin: LAN, host: 'clinic.local:3000' }],
  ['https://www.aube.test', { origin: 'https://www.aube.test', fetchSite: 'same-origin' }],
  ['http://aube.example.test', { origin: 'http://aube.example.test', host: 'aube.example.test' }],
])('%s for %j', (address, headers) => {
  const asked = { origin: undefined, host: undefined, fetchSite: undefined, ...headers };
  expect(otherAddressOf(asked, OWN)).toBe(address);
});

it('each address is reported once an hour, and at most twenty are', async () => {
  let time = 0;
  const reported: string[] = [];
  const app = new Hono<RequestEnv>();
  app.use(
    reportOtherAddresses(
      OWN,
      (address) => reported.push(address),
      () => time,
    ),
  );
  app.all('*', (c) => c.text(''));
  for (const port of Array.from({ length: 50 }, (_, index) => Math.floor(3000 + index / 2))) {
    const host = `10.0.0.3:${port}`;
    await app.request('/', { method: 'POST', headers: { origin: `http://${host}`, host } });
  }
  expect(reported).toEqual(
    Array.from({ length: 20 }, (_, index) => `http://10.0.0.3:${3000 + index}`),
  );
  time = 60 * 60_000;
  await app.request('/', { method: 'POST', headers: { origin: LAN, host: 'clinic.local:3000' } });
  expect(reported.at(-1)).toBe(LAN);
});
