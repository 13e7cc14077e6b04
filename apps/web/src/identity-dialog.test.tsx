import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdentityDialog } from './identity-dialog.tsx';
import { announceConfirmation } from './features/account/confirm-identity/confirmation-channel.ts';
import { faultOf } from './lib/error-code.ts';
import { watchConfirmations } from './lib/ask-confirmation.ts';
import { openTab, playServer, press, refusal } from './lib/testing/played-server.tsx';
import { messages } from './locales/fr/messages.po';
import { trpcClient } from './trpc.ts';

let isConfirmed: boolean;
let method: 'local' | 'oidc';
const remove = vi.fn<(input: unknown) => unknown>();
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  isConfirmed = false;
  method = 'local';
  remove.mockReset();
  remove.mockImplementation(() => (isConfirmed ? { version: 2 } : refusal('CONFIRM_IDENTITY')));
  playServer({
    'admin.deleteEstablishment': (input) => remove(input),
    'account.findMe': () => ({ hasSecondFactor: false, authenticationMethod: method }),
    'account.confirmIdentity': (input) => {
      isConfirmed = (input as { password: string }).password === 'right';
      return isConfirmed ? null : refusal('INVALID', 422);
    },
  });
  watchConfirmations();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const open = () => openTab()(<IdentityDialog />);

const ask = () => {
  const call = trpcClient.admin.deleteEstablishment.mutate({ establishmentId: 7 });
  return call.catch((error: unknown) => faultOf(error).code);
};

async function type(password: string): Promise<void> {
  const field = await screen.findByLabelText('Mot de passe');
  fireEvent.change(field, { target: { value: password } });
  await press('Confirmer');
}

it('opens by itself, and sends the call again as it was', async () => {
  await open();
  const asked = ask();
  await type('wrong');
  expect(await screen.findByText('Ce n’est pas votre mot de passe')).toBeTruthy();
  await type('right');
  expect(await asked).toEqual({ version: 2 });
  expect(remove.mock.calls).toEqual([[{ establishmentId: 7 }], [{ establishmentId: 7 }]]);
});

it('sends nothing more when the person would rather not', async () => {
  await open();
  const asked = ask();
  await press('Annuler');
  expect(await asked).toBe('CONFIRM_IDENTITY');
  expect(remove).toHaveBeenCalledTimes(1);
});

it('asks once for calls that wait together, and once a call', async () => {
  await open();
  const asked = Promise.all([ask(), ask()]);
  await type('right');
  expect(await asked).toEqual([{ version: 2 }, { version: 2 }]);

  remove.mockImplementation(() => refusal('CONFIRM_IDENTITY'));
  const again = ask();
  await type('right');
  expect(await again).toBe('CONFIRM_IDENTITY');
});

it('leads an account of the establishment there in another tab, and goes on when that is done', async () => {
  method = 'oidc';
  await open();
  const asked = ask();
  const link = await screen.findByRole('link', { name: 'Continuer avec mon établissement' });
  expect(link.getAttribute('href')).toBe('/connexion/oidc?confirmer=oui&langue=fr');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByLabelText('Mot de passe')).toBeNull();
  fireEvent.click(link);
  expect(await screen.findByText(/Connectez-vous dans l’autre onglet/)).toBeTruthy();
  isConfirmed = true;
  announceConfirmation();
  expect(await asked).toEqual({ version: 2 });
  expect(remove).toHaveBeenCalledTimes(2);
});
