import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { EventWords } from './event-words.tsx';

afterEach(cleanup);

it.each([
  ['tooTired', 'Horaire de la semaine 3 arrêté « Trop de fatigue »'],
  [null, 'Horaire de la semaine 3 arrêté'],
])('a stopped schedule stands with its reason: %s', async (stopReason, said) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const event = {
    at: '2026-01-18T17:00:00.000Z',
    kind: 'stopped',
    by: null,
    detail: { week: 3, stopReason },
  } as const;
  await openTab()(<EventWords event={event} />);
  expect(document.body.textContent.replaceAll('\u{a0}', ' ')).toBe(said);
});
