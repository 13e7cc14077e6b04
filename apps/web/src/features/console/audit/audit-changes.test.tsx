import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { AuditChanges } from './audit-changes.tsx';

afterEach(cleanup);

const changesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    field: `field${index + 1}`,
    name: `Champ ${index + 1}`,
    before: [],
    after: [`value${index + 1}`],
  }));

it.each([
  { count: 1, seen: 1, others: null },
  { count: 4, seen: 4, others: null },
  { count: 5, seen: 3, others: '2 autres champs' },
  { count: 22, seen: 3, others: '19 autres champs' },
])('shows $seen of $count changes at once', ({ count, seen, others }) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <AuditChanges changes={changesOf(count)} />
    </I18nProvider>,
  );
  expect(container.querySelectorAll('li')).toHaveLength(count);
  expect(container.querySelectorAll('ul:not(details ul) > li')).toHaveLength(seen);
  expect(screen.queryByText(/autre/)?.textContent ?? null).toBe(others);
});

it.each([
  { count: 4, seen: 'v1, v2, v3, v4', others: null },
  { count: 5, seen: 'v1, v2, v3', others: '2 autres valeurs après' },
  { count: 300, seen: 'v1, v2, v3', others: '297 autres valeurs après' },
])(
  'shows three values of a list of $count, the others below a control',
  ({ count, seen, others }) => {
    act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
    const after = Array.from({ length: count }, (_, index) => `v${index + 1}`);
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <AuditChanges changes={[{ field: 'columns', name: 'Colonnes', before: [], after }]} />
      </I18nProvider>,
    );
    expect(container.querySelector('li')?.textContent).toContain(
      `Colonnes (vide) → ${seen}${others ?? ''}`,
    );
    expect(container.querySelector('summary')?.textContent ?? null).toBe(others);
    expect(container.querySelector('details')?.open ?? false).toBe(false);
  },
);
