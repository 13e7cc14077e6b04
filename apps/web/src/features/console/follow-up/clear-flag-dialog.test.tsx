import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import type { Flag } from '../safety/alert-data.ts';
import { ClearFlagDialog } from './clear-flag-dialog.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({});
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['the last flag', false, /l’horaire qui était en vigueur revient/],
  ['a flag beside another one', true, /aucun horaire n’est proposé pour l’instant/],
] as const)('says what happens when %s is lifted (D76)', async (_, hasOthers, said) => {
  const flag = { id: 3, version: 1, name: 'Somnolence', lifter: 'staff', raisedAgainAt: null };
  const nothing = () => undefined;
  await openTab()(
    <ClearFlagDialog
      flag={flag as unknown as Flag}
      hasOthers={hasOthers}
      name="Ana Roy"
      onNewer={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getByText(said)).toBeTruthy();
});
