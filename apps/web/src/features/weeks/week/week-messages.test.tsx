import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { WeekMessages } from './week-messages.tsx';

const { answer } = vi.hoisted(() => ({ answer: vi.fn<(said: unknown) => Promise<unknown>>() }));
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    useUtils: () => ({}),
    programme: { getContacts: { useQuery: () => ({ data: undefined }) } },
    questionnaires: { getCrisisResources: { useQuery: () => ({ data: undefined }) } },
    diary: {
      answerWeekQuestion: {
        useMutation: () => ({ mutateAsync: answer }),
      },
    },
  },
}));
vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));
vi.mock('../../nights/use-words.ts', () => ({ useWords: () => ({ duration: String }) }));
afterEach(cleanup);

const calm = {
  id: 8,
  number: 3,
  isVeryLittleSleep: false,
  isNarrowWindow: false,
  isLowTwoWeeksRunning: false,
  questions: [],
  hasUnusualEnergy: null,
};

function show(change: Partial<DiaryWeek>, isConsulted = false, diaryWeek = 4) {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const programme = {
    abandonment: null,
    diaryWeek,
    openings: [],
    person: { isConsulted },
  } as unknown as Programme;
  render(
    <I18nProvider i18n={i18n}>
      <WeekMessages programme={programme} week={{ ...calm, ...change } as DiaryWeek} />
    </I18nProvider>,
  );
}

it.each<[Partial<DiaryWeek>, RegExp]>([
  [{ isVeryLittleSleep: true }, /très peu dormi/],
  [{ isNarrowWindow: true }, /court depuis longtemps/],
  [{ isLowTwoWeeksRunning: true }, /difficiles de suite/],
  [{ hasUnusualEnergy: true }, /médecin sans attendre/],
])('says what %j calls for', (change, said) => {
  show(change);
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  ['narrow weeks', { isNarrowWindow: true }],
  ['two low weeks', { isLowTwoWeeksRunning: true }],
])('names the agreed window after %s, unless no choice comes any more', (_name, change) => {
  const said = /convenir avec vous d’une autre fenêtre/;
  show(change);
  expect(screen.getByText(said)).toBeTruthy();
  cleanup();
  show({ ...change, number: 25 }, false, 26);
  expect(screen.queryByText(said)).toBeNull();
});

it('says nothing of a week that calls for nothing', () => {
  show({ hasUnusualEnergy: false });
  expect(document.body.textContent).toBe('');
});

it('sends the answer to a question, and asks for one first', async () => {
  show({ isVeryLittleSleep: true, questions: ['unusualEnergy'] });
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }));
  expect(screen.getByRole('alert').textContent).toMatch(/oui ou non/);
  fireEvent.click(screen.getByRole('radio', { name: 'Oui' }));
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }));
  const said = { weekId: 8, question: 'unusualEnergy', isYes: true };
  await vi.waitFor(() => expect(answer).toHaveBeenLastCalledWith(said));
});

it('asks staff who look nothing', () => {
  show({ isVeryLittleSleep: true, questions: ['unusualEnergy'] }, true);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('no longer shows help two weeks later', () => {
  show({ hasUnusualEnergy: true }, false, 5);
  expect(screen.queryByText(/sans attendre/)).toBeNull();
});
