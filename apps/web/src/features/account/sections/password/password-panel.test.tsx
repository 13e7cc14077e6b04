import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { PasswordPanel } from './password-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that the current password is wrong', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const issues = [{ path: ['currentPassword'], code: 'wrongPassword' }];
  playServer({ 'account.changePassword': () => refusal('INVALID', 400, {}, issues) });
  await openTab()(<PasswordPanel />);
  for (const id of ['currentPassword', 'password', 'passwordConfirmation']) {
    const box = document.getElementById(id);
    if (box)
      await act(async () => void fireEvent.input(box, { target: { value: 'rivers in november' } }));
  }
  await press('Changer le mot de passe');
  expect(await screen.findAllByText(/Ce n’est pas votre mot de passe actuel/)).not.toHaveLength(0);
});
