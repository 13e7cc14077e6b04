import { nightFieldNames } from '@aube/dictionary';
import { expect, it } from 'vitest';
import { importNames } from './import-header.ts';
import { nearestTitles } from './nearest-titles.ts';

const own = Object.fromEntries(nightFieldNames.map((name) => [name, [`notre_${name}`]]));
const names = importNames(own as unknown as Parameters<typeof importNames>[0]);

it.each([
  ['outOfBedTime', 'Heure de lever', true],
  ['outOfBedTime', 'Sortie du lit (h)', true],
  ['lightsOutTime', 'Lights-out (time)', true],
  ['sleepOnsetLatencyMinutes', 'Latence (min)', true],
  ['outOfBedTime', 'Humeur', false],
  // As near to the minutes awake as to the hour of waking up.
  ['finalWakeUpTime', 'Eveil', false],
  ['wakeAfterSleepOnsetMinutes', 'Eveil', false],
  ['finalWakeUpTime', 'Nombre de réveil', false],
  ['date', 'Д', false],
] as const)('of %s: %j is near: %s', (column, title, isNear) => {
  expect(nearestTitles([column], [title], names)).toEqual(isNear ? [[title, column]] : []);
});

it('gives each title to one column, the nearest first', () => {
  const missing = ['finalWakeUpTime', 'awakenings'] as const;
  const titles = ['Réveil (heure)', 'Nombre de réveil'];
  expect(nearestTitles(missing, titles, names)).toEqual([
    ['Nombre de réveil', 'awakenings'],
    ['Réveil (heure)', 'finalWakeUpTime'],
  ]);
});
