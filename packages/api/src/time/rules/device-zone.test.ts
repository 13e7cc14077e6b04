import { describe, expect, it } from 'vitest';
import { declineZone, isDeviceZoneOffered, namesPlace, toKnownTimeZone } from './device-zone.ts';

it.each([
  ['America/Toronto', true],
  ['Asia/Tokyo', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Nowhere/At_All', true],
  ['UTC', false],
  ['GMT', false],
  ['EST', false],
  ['Etc/UTC', false],
  ['Etc/GMT+5', false],
  ['Etc/Unknown', false],
  ['etc/utc', false],
  ['ETC/GMT+5', false],
  ['EST5EDT', false],
  ['US/Eastern', true],
  ['Atlantic/Reykjavik', false],
  ['', false],
])('%j names a place: %s', (zone, expected) => {
  expect(namesPlace(zone)).toBe(expected);
});

it.each([
  ['America/Vancouver', 'America/Vancouver', false],
  ['UTC', 'UTC', true],
  ['Etc/GMT+5', 'Etc/GMT+5', true],
  ['Etc/Unknown', 'America/Toronto', true],
  ['Nowhere/At_All', 'America/Toronto', true],
  ['-05:00', 'America/Toronto', true],
  [undefined, 'America/Toronto', true],
])('a device with %j registers %s; assumed: %s', (device, timeZone, isTimeZoneAssumed) => {
  expect(toKnownTimeZone(device)).toEqual({ timeZone, isTimeZoneAssumed });
});

describe('the zone of a device', () => {
  const winter = '2026-01-14T12:00:00Z';
  const summer = '2026-07-14T12:00:00Z';
  const toronto = 'America/Toronto';

  it.each([
    ['the same zone', winter, toronto, toronto, false],
    ['an old name of the same zone', winter, toronto, 'America/Montreal', false],
    ['another name with the same clock', winter, toronto, 'America/New_York', false],
    ['Tokyo', winter, toronto, 'Asia/Tokyo', true],
    ['half an hour', winter, 'America/Halifax', 'America/St_Johns', true],
    ['Regina in winter', winter, 'America/Winnipeg', 'America/Regina', false],
    ['Regina in summer', summer, 'America/Winnipeg', 'America/Regina', true],
    ['the same clock on another day', winter, 'Pacific/Honolulu', 'Pacific/Kiritimati', true],
    ['an account in UTC', winter, 'UTC', toronto, true],
    ['a device in UTC', winter, toronto, 'UTC', false],
    ['a device that hides its zone', winter, toronto, 'Etc/Unknown', false],
    ['a device whose zone is unknown', winter, toronto, 'Nowhere/At_All', false],
    ['an account whose zone is unknown here', winter, 'Nowhere/At_All', toronto, false],
  ])('%s', (_, now, account, device, expected) => {
    expect(isDeviceZoneOffered(new Date(now), { account, device, declined: [] })).toBe(expected);
  });

  it('is not offered again, and another one is', () => {
    const zones = { account: toronto, declined: ['Asia/Tokyo'] };
    const offered = (device: string) => isDeviceZoneOffered(new Date(winter), { ...zones, device });
    expect([offered('Asia/Tokyo'), offered('Europe/Paris')]).toEqual([false, true]);
  });
});

it.each([
  [[], 'Asia/Tokyo', ['Asia/Tokyo']],
  [['Asia/Tokyo', 'Europe/Paris'], 'Asia/Tokyo', ['Europe/Paris', 'Asia/Tokyo']],
])('%j with %s becomes %j', (declined, zone, expected) => {
  expect(declineZone(declined, zone)).toEqual(expected);
});

it('keeps the last twenty', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `Zone/${index}`);
  expect(declineZone(twenty, 'Zone/20')).toEqual([...twenty.slice(1), 'Zone/20']);
});
