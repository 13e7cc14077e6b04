import { i18n } from '@lingui/core';
import { measureNight } from '@aube/api/rules';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptNight } from '../../../lib/testing/kept-night.ts';
import { openTab } from '../../../lib/testing/played-server.tsx';
import type { CompletedDay, Programme } from '../../../lib/programme-data.ts';
import { messages } from '../../../locales/fr/messages.po';
import NightResult from './night-result.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const CAUTION = 'Si vous avez sommeil aujourd’hui, ne conduisez pas';
const HAPPENED = 'Quelque chose est arrivé';
const NAPS = 'Pas de sieste la veille';

const date = '2026-01-05';
const timeZone = 'America/Toronto';
const { night: slept } = keptNight();
const asleepFor = (minutes: number) => ({
  ...slept,
  sleepOnsetLatencyMinutes: slept.sleepOnsetLatencyMinutes + 445 - minutes,
});

async function textOf(minutes: number, today = date, isConsulted = false) {
  const night = asleepFor(minutes);
  const measures = measureNight(date, night, timeZone);
  expect(measures.totalSleepMinutes).toBe(minutes);
  const day = { id: 41, date, night, measures, timeZone, isEditable: false, updatedAt: null };
  const programme = {
    person: { timeZone, isConsulted },
    days: [],
    weeks: [],
    openSafetyFlags: [],
    abandonment: null,
    today,
  } as unknown as Programme;
  await openTab()(
    <NightResult
      programme={programme}
      day={day as unknown as CompletedDay}
      isNew={false}
      onEdit={() => undefined}
    />,
  );
  return document.body.textContent;
}

it.each<[string, number, string, boolean, boolean]>([
  ['no sleep, today', 0, date, true, false],
  ['20 minutes, yesterday', 20, '2026-01-06', true, false],
  ['3 h 59, today', 239, date, true, false],
  ['4 hours, today', 240, date, false, true],
  ['no sleep, two days ago', 0, '2026-01-07', false, false],
])('%s', async (_, minutes, today, isCautioned, hasNapWords) => {
  const text = await textOf(minutes, today);
  expect([CAUTION, HAPPENED, NAPS].map((words) => text.includes(words))).toEqual([
    isCautioned,
    isCautioned,
    hasNapWords,
  ]);
});

it('gives staff who consult no caution', async () => {
  expect(await textOf(0, date, true)).not.toContain(CAUTION);
});
