import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { EventWords } from './event-words.tsx';

afterEach(cleanup);

async function wordsOf(event: Parameters<typeof EventWords>[0]['event']): Promise<string> {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  await openTab()(<EventWords event={event} />);
  return document.body.textContent.replaceAll('\u{a0}', ' ');
}

it.each([
  ['check', 'Semaine 26 ouverte : sept nuits pour faire le point'],
  ['return', 'Semaine 26 ouverte : deux semaines pour repartir'],
])('opened weeks stand with their kind: %s', async (opening, said) => {
  const at = '2026-07-18T17:00:00.000Z';
  const event = { at, kind: 'weeksOpened', by: null, detail: { week: 26, opening } } as const;
  expect(await wordsOf(event)).toBe(said);
});

it.each([
  ['tooTired', 'Horaire de la semaine 3 arrêté « Trop de fatigue »'],
  [null, 'Horaire de la semaine 3 arrêté'],
])('a stopped schedule stands with its reason: %s', async (stopReason, said) => {
  const event = {
    at: '2026-01-18T17:00:00.000Z',
    kind: 'stopped',
    by: null,
    detail: { week: 3, stopReason },
  } as const;
  expect(await wordsOf(event)).toBe(said);
});
