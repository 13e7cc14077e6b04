import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages as english } from '../../../locales/en/questionnaires.po';
import { messages as french } from '../../../locales/fr/questionnaires.po';
import { ScheduleWaits } from './schedule-waits.tsx';

const { world } = vi.hoisted(() => ({ world: { flags: [] as object[] } }));
vi.mock('../../../trpc.ts', () => ({
  trpc: { questionnaires: { listFlags: { useQuery: () => ({ data: world.flags }) } } },
}));
afterEach(cleanup);

const open = {
  id: 1,
  name: 'Épilepsie',
  source: 'S0',
  raisedAgainBy: null as string | null,
  clearedAt: null as string | null,
};

function textOf(code: 'S0' | 'S6', flags: (typeof open)[], locale: 'fr' | 'en' = 'fr') {
  world.flags = flags;
  act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScheduleWaits code={code} userId={null} />
    </I18nProvider>,
  );
  return container.textContent.replaceAll(/\s/gu, ' ');
}

it.each([
  ['fr', 'Votre horaire de sommeil attendra un avis', 'c’est elle qui peut lever', 'reste ouvert'],
  ['en', 'Your sleep schedule will wait for advice', 'who can lift', 'stays open'],
] as const)('says why the schedule waits, who lifts it, and what stays open (%s)', (...asked) => {
  const [locale, ...words] = asked;
  const text = textOf('S0', [open], locale);
  for (const each of [...words, 'Épilepsie', '2']) expect(text).toContain(each);
});

it('says nothing when no flag was raised, or once it was lifted', () => {
  expect(textOf('S0', [])).toBe('');
  expect(textOf('S0', [{ ...open, clearedAt: '2026-01-06T12:00:00Z' }])).toBe('');
});

it('speaks of what this questionnaire raised, anew or again', () => {
  expect(textOf('S6', [open])).toBe('');
  expect(textOf('S6', [{ ...open, raisedAgainBy: 'S6' }])).toContain('Épilepsie');
});
