import type { AnswerableReason } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { OutcomeDialog, type Said } from './outcome-dialog.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

async function open(reason?: AnswerableReason) {
  playServer({});
  const onSay = vi.fn<(said: Said) => void>();
  await openTab()(
    <OutcomeDialog
      about="Camille Roy"
      isBusy={false}
      error={null}
      onSay={onSay}
      onClose={() => {}}
      {...(reason !== undefined && { reason })}
    />,
  );
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Noter au dossier' }));
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  return { onSay, save, choose };
}

it('asks for an answer, and for words when the answer says nothing', async () => {
  const { onSay, save, choose } = await open();
  save();
  expect(screen.getByText('Choisissez ce qui a été fait')).toBeTruthy();
  choose('Autre chose');
  save();
  expect(screen.getByText('Écrivez en une ligne ce qui a été fait')).toBeTruthy();
  expect(onSay).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio', { name: 'Message laissé' })).toBeNull();
  choose('Personne jointe');
  save();
  expect(onSay).toHaveBeenCalledWith({ outcome: 'reached', note: '' });
});

it.each([
  ['silent', 'Personne jointe', /pour sept jours/],
  ['lowEfficiency', 'Message laissé', /pour sept jours/],
  ['lowEfficiency', 'Personne jointe', /autre semaine difficile/],
  ['stoppedSchedule', 'Autre chose', /pour sept jours/],
  ['stoppedSchedule', 'Suivi assuré ailleurs', /autre retour aux heures d’avant/],
] as const)('about %s, « %s » says how long the line is away', async (reason, name, said) => {
  const { choose } = await open(reason);
  choose(name);
  expect(screen.getByText(said)).toBeTruthy();
});
