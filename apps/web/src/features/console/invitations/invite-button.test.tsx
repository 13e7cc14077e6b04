import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { InviteButton } from './invite-button.tsx';

const lines = [
  { line: 2, text: 'zoe@exemple.test', outcome: 'invited', language: 'en' },
  { line: 3, text: 'paul', outcome: 'notAnAddress', language: null },
];
const inviteMany = vi.fn<(input: unknown) => unknown>(() => ({ lines, expiresAt: '2026-01-20' }));
const invitation = {
  invitationId: 1,
  token: 'x',
  link: 'https://aube.example.test/inscription/abc',
  expiresAt: '2026-01-20T15:00:00Z',
  referenceCode: 'C-1',
  isRepeated: false,
};
const createInvitation = vi.fn<(input: unknown) => unknown>(() => invitation);

beforeEach(async () => {
  inviteMany.mockClear();
  createInvitation.mockClear();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  playServer({
    'account.findMe': () => ({ roles: [2], establishmentIds: [1] }),
    'admin.listOpenEstablishments': () => [
      { establishmentId: 1, name: 'Clinique', referenceCode: 'C-1' },
    ],
    'admin.inviteMany': inviteMany,
    'admin.createInvitation': createInvitation,
  });
  await openTab()(<InviteButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Inviter' }));
});
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => fireEvent.click(dialog().getByRole('button', { name }));

it('reports a list line by line before it sends, and sends once', async () => {
  fireEvent.click(await dialog().findByLabelText('Plusieurs'));
  const text = 'Nom;Courriel\nRoy;zoe@exemple.test\nCôté;paul';
  fireEvent.change(dialog().getByLabelText('Adresses de courriel'), { target: { value: text } });
  press('Vérifier la liste');
  expect(await dialog().findByText('1 personne à inviter')).toBeDefined();
  expect(
    dialog().getByRole('row', { name: '3 paul – Ce n’est pas une adresse de courriel' }),
  ).toBeDefined();
  expect(dialog().getByRole('row', { name: '2 zoe@exemple.test English À inviter' })).toBeDefined();
  expect(inviteMany.mock.lastCall?.[0]).toEqual({ text, locale: 'fr', establishmentId: 1 });
  press('Inviter 1 personne');
  press(/Un instant|Inviter 1 personne/);
  expect(await dialog().findByText('1 personne est invitée')).toBeDefined();
  expect(inviteMany).toHaveBeenCalledTimes(2);
  expect(inviteMany.mock.lastCall?.[0]).toMatchObject({ text, isConfirmed: true });
});

it('asks again once the list was changed, and keeps it while one looks at another way', async () => {
  fireEvent.click(await dialog().findByLabelText('Plusieurs'));
  const field = () => dialog().getByLabelText<HTMLTextAreaElement>('Adresses de courriel');
  press('Vérifier la liste');
  expect(dialog().getByText('Collez au moins une adresse')).toBeDefined();
  fireEvent.change(field(), { target: { value: 'zoe@exemple.test' } });
  press('Vérifier la liste');
  await dialog().findByText('1 personne à inviter');
  fireEvent.change(field(), { target: { value: 'zoe@exemple.test, b' } });
  expect(dialog().queryByText('1 personne à inviter')).toBeNull();
  press('Vérifier la liste');
  await dialog().findByText('1 personne à inviter');
  fireEvent.click(dialog().getByLabelText('English'));
  expect(dialog().queryByText('1 personne à inviter')).toBeNull();
  fireEvent.click(dialog().getByLabelText('Une personne'));
  fireEvent.click(dialog().getByLabelText('Plusieurs'));
  expect(field().value).toBe('zoe@exemple.test, b');
});

it('reads a file of Windows into the list', async () => {
  fireEvent.click(await dialog().findByLabelText('Plusieurs'));
  const bytes = new Uint8Array([0x48, 0xe9, 0x6c, 0xe8, 0x6e, 0x65]);
  const file = new File([bytes], 'liste.csv', { type: 'text/csv' });
  fireEvent.change(dialog().getByLabelText('Ou un fichier CSV'), { target: { files: [file] } });
  expect(await dialog().findByDisplayValue('Hélène')).toBeDefined();
});

it('says that an earlier invitation to the same address still runs', async () => {
  fireEvent.change(await dialog().findByLabelText('Courriel de la personne'), {
    target: { value: 'zoe@exemple.test' },
  });
  createInvitation.mockReturnValueOnce({ ...invitation, isRepeated: true });
  press('Envoyer l’invitation');
  await dialog().findByText('L’invitation est prête');
  expect(
    dialog().getByText(/Une autre invitation à cette adresse était déjà en cours/),
  ).toBeDefined();
});

it('invites one person by their address, and a group by a link with its places', async () => {
  fireEvent.change(await dialog().findByLabelText('Courriel de la personne'), {
    target: { value: ' zoe@exemple.test ' },
  });
  press('Envoyer l’invitation');
  press(/Envoyer l’invitation|Un instant/);
  await dialog().findByText('L’invitation est prête');
  const common = { establishmentId: 1, locale: 'fr' };
  expect(createInvitation).toHaveBeenCalledTimes(1);
  expect(createInvitation.mock.lastCall?.[0]).toEqual({ ...common, email: 'zoe@exemple.test' });
  fireEvent.click(dialog().getByLabelText('Un lien de groupe'));
  fireEvent.change(dialog().getByLabelText('Nom du lien (facultatif)'), {
    target: { value: 'Séance' },
  });
  press('Créer le lien');
  await dialog().findByText('L’invitation est prête');
  expect(createInvitation.mock.lastCall?.[0]).toEqual({ ...common, label: 'Séance', maxUses: 30 });
});
