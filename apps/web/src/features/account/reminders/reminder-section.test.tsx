import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startConsulting, stopConsulting } from '../../../lib/consulting.ts';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ReminderSection } from './reminder-section.tsx';

const undecided = {
  isOn: false,
  isReviewOn: false,
  isCheckOn: false,
  time: 480,
  isDecided: false,
  offerAfterNights: 1,
  hasLeft: false,
  end: null,
};
const on = { ...undecided, isOn: true, isDecided: true };

let settings: object;
let save: (input: unknown) => unknown;
let asked: unknown[];
beforeEach(() => {
  settings = undecided;
  save = (input) => input;
  asked = [];
  playServer({
    'account.findMe': () => ({ email: 'marie@exemple.test' }),
    'notifications.getReminders': (input) => {
      asked.push(input);
      return settings;
    },
    'notifications.setReminders': (input) => save(input),
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  stopConsulting();
  history.replaceState(null, '', '/');
});

async function show(known: object, hash = '#rappels') {
  settings = known;
  history.replaceState(null, '', `/mon-compte${hash}`);
  const { container } = await openTab()(<ReminderSection />);
  await screen.findByText(
    /^(?:Activés|Désactivés|Arrêtés|Vous avez quitté|Cette personne|Les semaines)/,
  );
  return () => container.textContent.replaceAll(/\s/gu, ' ');
}
const isTicked = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio', { name })[0]?.checked;

it('is answered yes for a person who follows the offer, and for nobody else', async () => {
  await show(undecided);
  expect(isTicked('Oui')).toBe(true);
  cleanup();
  await show(undecided, '');
  expect(isTicked('Non')).toBe(true);
});

it('proposes the hour of the site, and the daily reminder alone', async () => {
  const text = await show({ ...undecided, time: 390 });
  const answers = () => screen.getAllByRole<HTMLInputElement>('radio', { name: 'Oui' });
  expect(answers().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('390');
  expect(text()).toContain('Désactivés');
  cleanup();
  await show({ ...undecided, offerAfterNights: null });
  expect(answers().map(({ checked }) => checked)).toEqual([false, false, false]);
});

it('stays off for a person who has just refused', async () => {
  await show({ ...undecided, isDecided: true });
  expect(isTicked('Non')).toBe(true);
});

it('says what was saved, and to which address', async () => {
  const text = await show(undecided);
  await press('Enregistrer');
  await screen.findByText(/^Enregistré : un rappel à 8/);
  expect(text()).toContain('envoyé à marie@exemple.test');
  expect(text()).toContain('Activés, à 8 h');
});

it('asks apart for the letter about a review, and says when only that one comes', async () => {
  const text = await show({ ...undecided, isDecided: true });
  const [, yes] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Oui' });
  act(() => yes?.click());
  await press('Enregistrer');
  await screen.findByText(/^Enregistré : un courriel par semaine, à 8/);
  expect(text()).toContain('Bilan de la semaine seulement, à 8 h');
});

it.each([
  ['PROGRAMME_ABANDONED', 'Vous avez quitté le programme'],
  ['UNAVAILABLE', 'Le site est occupé pour le moment'],
])('says why a save is refused, and saves nothing (%s)', async (code, words) => {
  const text = await show(undecided);
  save = () => refusal(code, code === 'UNAVAILABLE' ? 503 : 409);
  await press('Enregistrer');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(text()).toContain('Désactivés');
});

it('offers nothing to change to somebody who left while they were on', async () => {
  const text = await show({ ...on, hasLeft: true });
  expect(text()).toContain('Vous avez quitté le programme : les rappels se sont arrêtés.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that they are over when nothing is left to remind of', async () => {
  const text = await show({ ...on, end: 'finished' });
  expect(text()).toContain('Les semaines du programme sont terminées : il n’y a plus de rappels.');
  expect(text()).not.toContain('Activés');
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(text()).toContain('tous les trois mois');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('turns only the letter every three months on after the last week', async () => {
  const sent: unknown[] = [];
  save = (input) => {
    sent.push(input);
    return input;
  };
  const text = await show({ ...undecided, end: 'finished' });
  const yes = screen.getAllByRole('radio', { name: 'Oui' })[0];
  if (yes) fireEvent.click(yes);
  await press('Enregistrer');
  await screen.findByText(/^Enregistré : un courriel tous les trois mois/);
  expect(sent).toEqual([{ isOn: false, isReviewOn: false, isCheckOn: true, time: 480 }]);
  expect(text()).toContain('il n’y a plus de rappels');
});

it('says that they stopped when the programme was long in beginning, and how they go on', async () => {
  const text = await show({ ...on, end: 'notBegun' });
  expect(text()).toContain('Arrêtés');
  expect(text()).toContain('quatre semaines ont passé sans le questionnaire de départ');
  await press('Enregistrer');
  await screen.findByText(/^Enregistré : un rappel/);
  expect(text()).toContain('Activés, à 8 h');
  expect(text()).not.toContain('quatre semaines');
});

it('lets staff read, and change nothing', async () => {
  startConsulting(7);
  const text = await show(on);
  expect(asked).toEqual([{ userId: 7 }]);
  expect(text()).toContain('Activés, à 8 h');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const left = await show({ ...on, hasLeft: true });
  expect(left()).toContain('Cette personne a quitté le programme');
});
