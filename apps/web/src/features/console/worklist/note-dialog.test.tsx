import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { NoteDialog } from './note-dialog.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const isAskedBeforeLeaving = () =>
  !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before a note that is not sent goes with the page', async () => {
  playServer({});
  await openTab()(<NoteDialog person={{ userId: 7, name: 'Camille Roy' }} onClose={() => {}} />);
  expect(isAskedBeforeLeaving()).toBe(false);
  const text = screen.getByRole('textbox');
  fireEvent.change(text, { target: { value: 'Rappeler jeudi' } });
  expect(isAskedBeforeLeaving()).toBe(true);
  fireEvent.change(text, { target: { value: ' ' } });
  expect(isAskedBeforeLeaving()).toBe(false);
});
