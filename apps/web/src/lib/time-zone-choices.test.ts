import { expect, it } from 'vitest';
import { placeOf, renamedZones, timeZoneChoices, zoneWords } from './time-zone-choices.ts';

const known = Intl.supportedValuesOf('timeZone');

it('lists each zone once, under the name of today', () => {
  const { near, others } = timeZoneChoices('America/Toronto', 'Asia/Calcutta', known);
  expect(near.slice(0, 3)).toEqual(['America/Toronto', 'Asia/Kolkata', 'America/St_Johns']);
  const all = [...near, ...others];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('Europe/Kyiv');
  for (const old of Object.keys(renamedZones)) expect(all).not.toContain(old);
});

it('does not list the current zone again when its name is an old one', () => {
  const { near, others } = timeZoneChoices('Asia/Calcutta', 'Asia/Kolkata', known);
  expect(near.filter((zone) => zone.startsWith('Asia/'))).toEqual(['Asia/Calcutta']);
  expect(others).not.toContain('Asia/Kolkata');
});

it.each(Object.entries(renamedZones))('%s and %s are the same zone', (old, today) => {
  const zone = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  expect(zone(today)).toBe(zone(old));
});

it.each([
  ['America/St_Johns', 'St Johns (America)'],
  ['America/Buenos_Aires', 'Buenos Aires, Argentina (America)'],
  ['UTC', 'UTC'],
])('%s is shown as %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});

it.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Tokyo', 'Tokyo'],
  ['UTC', 'UTC'],
])('the place of %s is %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});
