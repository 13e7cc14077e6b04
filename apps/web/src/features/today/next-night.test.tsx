import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../../lib/testing/played-server.tsx';
import { messages as common } from '../../locales/fr/messages.po';
import { NextNight } from './next-night.tsx';
import type { Overview } from '../../lib/use-overview.ts';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages: common })));
afterEach(cleanup);

const firstDayOn = '2026-01-04';
const pauses = [{ id: 1, week: 2, startsOn: '2026-01-18', resumesOn: '2026-01-25' }];
const at = (today: string, given: object = {}) =>
  ({
    today,
    firstDayOn,
    pauses: [],
    openings: [],
    days: [{ date: today }],
    ...given,
  }) as unknown as Overview;

it.each([
  ['an ordinary day', at('2026-01-10'), /demain matin/],
  ['the morning after the last night', at('2026-06-28'), /Le journal est terminé/],
  ['a pause', at('2026-01-20', { pauses, days: [] }), /le matin du .*26/],
  [
    'a week that this device has not seen yet',
    at('2026-01-12', { days: [] }),
    /La semaine 2 a commencé/,
  ],
])('on %s says what comes next', async (_, overview, words) => {
  await openTab()(<NextNight overview={overview} />);
  expect(document.body.textContent).toMatch(words);
});
