import { i18n } from '@lingui/core';
import { PERSON_FIGURES } from '@aube/api/rules';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { Figures } from './figures.tsx';

const getFigures = vi.fn<(asked: unknown) => unknown>();

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  getFigures.mockReset();
  getFigures.mockReturnValue(counted({}));
});
afterEach(cleanup);

function counted(some: object) {
  const sum = Object.fromEntries(PERSON_FIGURES.map((name) => [name, 20]));
  return { establishments: [], sum: { ...sum, ...some }, weeks: [], asOf: null };
}

async function open(query: string) {
  history.replaceState(null, '', `/admin/statistiques${query}`);
  playServer({ 'stats.getFigures': getFigures });
  await openTab()(<Figures />);
}
const STEPS = 'Du compte créé à la fin du programme';
const field = (name: string, place = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[place]!;

it('shows no figure while a date of the period is wrong, from the address or typed', async () => {
  await open('?inscrit-du=2026-02-30');
  expect(screen.getByText('Corrigez les dates pour voir les chiffres.')).toBeTruthy();
  expect(field('Du').getAttribute('aria-invalid')).toBe('true');
  expect(getFigures).not.toHaveBeenCalled();
  await act(async () => fireEvent.change(field('Du'), { target: { value: '2026-02-28' } }));
  expect(await screen.findByRole('heading', { name: STEPS })).toBeTruthy();
  await act(async () => fireEvent.change(field('Du'), { target: { value: '2026-02-2x' } }));
  expect(screen.queryByRole('heading', { name: STEPS })).toBeNull();
  expect(getFigures.mock.calls).toEqual([[{ registeredFrom: '2026-02-28' }]]);
});

const SPRING = '?inscrit-du=2026-04-01&inscrit-au=2026-06-30';

it('tells a clear difference between two periods, and neither few people nor chance', async () => {
  getFigures.mockImplementation((asked) =>
    JSON.stringify(asked).includes('2026-03-31')
      ? counted({ dueS6: 100, completedS6: 50, dueS12: 9, dueS24: 100, completedS24: 50 })
      : counted({ dueS6: 100, completedS6: 80, dueS12: 100, dueS24: 100, completedS24: 55 }),
  );
  await open(SPRING);
  await act(async () =>
    fireEvent.click(
      screen.getByRole('button', {
        name: 'Prendre la période d’avant, du 2025-12-31 au 2026-03-31',
        hidden: true,
      }),
    ),
  );
  const row = async (name: RegExp) =>
    (await screen.findAllByRole('row', { name }))[0]!.textContent.replaceAll(/\s/g, ' ');
  expect(await row(/^S6 envoyé/)).toMatch(/50 %.*80 %.*30 points de plus/);
  expect(await row(/^S12 envoyé/)).toContain('Moins de 10 personnes');
  expect(await row(/^S24 envoyé/)).toContain('Pas de différence nette');
});

it('refuses two periods that have days in common', async () => {
  await open(`${SPRING}&compare-au=2026-04-01`);
  expect(field('Au', 1).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Les deux périodes ont des jours en commun/)).toBeTruthy();
  expect(screen.queryByText('D’une période à l’autre')).toBeNull();
});
