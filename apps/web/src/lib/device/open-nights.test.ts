import { afterEach, expect, it, vi } from 'vitest';
import { findHeldNights, holdNight } from './open-nights.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeLocks() {
  const held: { name: string }[] = [{ name: 'aube.nights' }, { name: 'aube.night.2026-01-05' }];
  const request = async (name: string, _: object, work: () => Promise<void>) => {
    const lock = { name };
    held.push(lock);
    await work();
    held.splice(held.indexOf(lock), 1);
  };
  vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({ held }) } });
}

it('knows the nights that this page and another one are changing, until each lets go', async () => {
  fakeLocks();
  expect([...(await findHeldNights())]).toEqual(['2026-01-05']);
  const release = holdNight('2026-01-06');
  expect([...(await findHeldNights())].toSorted()).toEqual(['2026-01-05', '2026-01-06']);
  await release();
  expect([...(await findHeldNights())]).toEqual(['2026-01-05']);
});

it('knows those of this page where a browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const release = holdNight('2026-01-06');
  expect([...(await findHeldNights())]).toEqual(['2026-01-06']);
  await release();
  expect([...(await findHeldNights())]).toEqual([]);
});
