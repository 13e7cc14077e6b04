import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presentPerson } from '../../../lib/present-person.ts';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { NoteDialog } from './note-dialog.tsx';

const person = { userId: 5, name: 'Côté, Ana' };
const typed = 'Préfère être jointe l’été.';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  presentPerson.set(7);
  playServer({});
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  act(() => presentPerson.set(8));
  vi.unstubAllGlobals();
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { hidden: true });

async function open(): Promise<void> {
  await openTab()(<NoteDialog person={person} onClose={() => undefined} />);
}

async function type(): Promise<void> {
  const box = await field();
  await act(async () => fireEvent.change(box, { target: { value: typed } }));
}

it('a typed note is found again after a lost session', async () => {
  await open();
  await type();
  act(() => presentPerson.set(0));
  cleanup();
  presentPerson.set(7);
  await open();
  expect((await field()).value).toBe(typed);
});

it('a cancelled note is forgotten', async () => {
  await open();
  await type();
  await press('Annuler');
  cleanup();
  await open();
  expect((await field()).value).toBe('');
});
