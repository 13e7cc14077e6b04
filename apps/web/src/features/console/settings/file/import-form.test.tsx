import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { ImportForm } from './import-form.tsx';

const crisis = { kind: 'crisis', establishment: null } as const;
const contacts = { kind: 'contacts', establishment: 'LAC-01' } as const;
const tried = { mark: 'one', settings: [{ ...crisis, change: 'changed' }], kept: [contacts] };

const calls = vi.fn<(input: unknown) => unknown>();
beforeEach(() => {
  calls.mockReset();
  playServer({ 'admin.importSettings': (input: unknown) => calls(input) });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

async function choose(text: string) {
  await openTab()(<ImportForm />);
  const input = screen.getByLabelText('Ou choisissez un fichier tout.json');
  const file = new File([text], 'tout.json', { type: 'application/json' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

it('publishes what was tried, and names what the file leaves alone', async () => {
  calls.mockReturnValue(tried);
  await choose('{}');
  await screen.findByText('Coordonnées · LAC-01');
  calls.mockReturnValue({ ...tried, mark: null });
  await press('Publier 1 réglage');
  await screen.findByText('Les réglages du fichier sont publiés.');
  expect(calls.mock.calls).toEqual([[{ text: '{}', mark: null }], [{ text: '{}', mark: 'one' }]]);
});

it('tries again when the settings changed since, and publishes nothing before that is read', async () => {
  calls.mockReturnValueOnce(tried);
  await choose('{}');
  await screen.findByText('Modifié');
  calls.mockReturnValueOnce(refusal('VERSION_CONFLICT', 409));
  calls.mockReturnValueOnce({ ...tried, mark: 'two', settings: [{ ...crisis, change: 'new' }] });
  await press('Publier 1 réglage');
  expect((await screen.findByRole('alert')).textContent).toMatch(/ont changé entre-temps/);
  await screen.findByText('Nouveau');
  calls.mockReturnValueOnce({ ...tried, mark: null });
  await press('Publier 1 réglage');
  await vi.waitFor(() => expect(calls).toHaveBeenLastCalledWith({ text: '{}', mark: 'two' }));
});

it.each([
  ['a long file', 'x'.repeat(256 * 1024 + 1)],
  ['a file that is long as a request', '\n'.repeat(140 * 1024)],
])('gives the command for %s at once, and sends nothing', async (_, text) => {
  await choose(text);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'aube settings import tout.json',
  );
  expect(calls).not.toHaveBeenCalled();
});

it('says the place of a fault in the file', async () => {
  const text = JSON.stringify({ settings: [{ kind: 'crisis', establishment: null }] });
  const path = ['settings', 0, 'content', 2, 'name', 'en'];
  calls.mockReturnValue(refusal('INVALID', 422, {}, [{ path, code: 'required' }]));
  await choose(text);
  const said = (await screen.findByRole('alert')).textContent.replaceAll(/\s/gu, ' ');
  expect(said).toContain('Lignes de crise · Tout le site : Écrivez aussi ce texte en anglais');
  expect(said).toContain('settings.0.content.2.name.en');
});
