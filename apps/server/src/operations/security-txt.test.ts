import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const { ask, makeApp, state } = await createServerWorld(await testDatabase());

it('names the contact, and an end that lies ahead by less than a year (RFC 9116)', async () => {
  state.now = new Date('2026-03-04T15:16:17Z');
  const named = makeApp({ securityContact: 'mailto:securite@exemple.test' });
  const { status, headers, text } = await ask('/.well-known/security.txt', {}, named);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toBe(
    [
      'Contact: mailto:securite@exemple.test',
      'Expires: 2026-08-31T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://aube.example.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is not there on a site that names nobody', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(404);
});
