import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ChoiceBar } from './choice-bar.tsx';
import { ChoosePerson } from './choose-person.tsx';
import { useChosen } from './use-chosen.ts';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  // jsdom renders a dialog but does not support `showModal` and `close`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const shown = [
  { userId: 7, name: 'Ana Roy' },
  { userId: 8, name: 'Luc Bau' },
  { userId: 9, name: 'Zoé Côté' },
];

function List() {
  const chosen = useChosen(shown);
  return (
    <>
      <ChoiceBar chosen={chosen} />
      {shown.map((person) => (
        <ChoosePerson key={person.userId} person={person} chosen={chosen} />
      ))}
    </>
  );
}

const takeCalls = vi.fn<(input: unknown) => unknown>();
const undoTakenCalls = vi.fn<(input: unknown) => unknown>();
const remindPeople = vi.fn<(input: unknown) => unknown>();

async function open() {
  playServer({
    'stats.takeCalls': takeCalls,
    'stats.undoTakenCalls': undoTakenCalls,
    'admin.remindPeople': remindPeople,
  });
  await openTab()(<List />);
}
const tick = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const all = () => screen.getByRole('checkbox', { name: 'Tout choisir sur cette page' });

it('says how many are chosen, one by one or all, and forgets them', async () => {
  await open();
  expect(screen.queryByRole('button')).toBeNull();
  await tick('Choisir Ana Roy');
  expect(screen.getByText('1 personne choisie')).toBeTruthy();
  expect(all()).toHaveProperty('indeterminate', true);
  await tick('Tout choisir sur cette page');
  expect(screen.getByText('3 personnes choisies')).toBeTruthy();
  await press('Ne plus choisir');
  expect(screen.queryByText(/choisies/)).toBeNull();
  expect(document.activeElement).toBe(all());
});

it('asks before taking charge, says what became of each person, and undoes it', async () => {
  takeCalls.mockReturnValue({
    people: [
      { userId: 7, outcome: 'taken', reasons: ['silent'], hasAlert: false },
      { userId: 8, outcome: 'onlyAlert', reasons: [], hasAlert: true },
    ],
  });
  undoTakenCalls.mockReturnValue({ undone: 1, refused: 0 });
  await open();
  await tick('Choisir Ana Roy');
  await tick('Choisir Luc Bau');
  await press('Je m’en occupe');
  expect(takeCalls).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: 'Prendre en charge 2 personnes?' });
  await act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Je m’en occupe' })),
  );
  const told = await screen.findByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent === 'Fait pour 1 personne · rien pour 1 personne',
  );
  expect(takeCalls).toHaveBeenCalledWith({ userIds: [7, 8] });
  expect(document.activeElement).toBe(told);
  expect(screen.getByRole('dialog', { name: 'Prise en charge' })).toBe(dialog);
  const lines = within(dialog).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Ana RoyJournal sans nouvelles',
    'Luc BauUne alerte attend : ouvrez son dossier pour la lire',
  ]);
  await press('Annuler la prise en charge');
  expect(await screen.findByText('La prise en charge est annulée.')).toBeTruthy();
  expect(undoTakenCalls).toHaveBeenCalledWith({ lines: [{ userId: 7, reason: 'silent' }] });
  expect(within(dialog).queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByText(/Fait pour/)).toBeNull();
});

it('says which of the people taken in charge has an alert, with a way to their record', async () => {
  takeCalls.mockReturnValue({
    people: [
      { userId: 7, outcome: 'taken', reasons: ['silent', 'lowEfficiency'], hasAlert: true },
      { userId: 8, outcome: 'alreadyTaken', reasons: [], hasAlert: true },
      { userId: 9, outcome: 'taken', reasons: ['silent'], hasAlert: false },
    ],
  });
  await open();
  await tick('Tout choisir sur cette page');
  await press('Je m’en occupe');
  const dialog = await screen.findByRole('dialog');
  await act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Je m’en occupe' })),
  );
  const links = (await within(dialog).findAllByRole('listitem')).map((line) =>
    within(line)
      .queryByRole('link', { name: /Une alerte attend/ })
      ?.getAttribute('href'),
  );
  expect(links).toEqual([
    expect.stringMatching(/\/7\/suivi$/),
    expect.stringMatching(/\/8\/suivi$/),
    undefined,
  ]);
});

it('reminds the chosen people, and says who gets no reminder', async () => {
  remindPeople.mockReturnValue({ people: [{ userId: 9, outcome: 'notAsked' }] });
  await open();
  await tick('Choisir Zoé Côté');
  await press('Envoyer un rappel');
  await press('Envoyer');
  expect(await screen.findByText(/N’a pas demandé de rappels/)).toBeTruthy();
  expect(remindPeople).toHaveBeenCalledWith({ userIds: [9] });
});

it('exports the chosen people by their numbers, without a name', async () => {
  await open();
  await tick('Tout choisir sur cette page');
  const link = screen.getByRole('link', { name: 'Exporter ces personnes' });
  expect(link.getAttribute('href')).toContain('jeu=participants&personnes=7-8-9');
});
