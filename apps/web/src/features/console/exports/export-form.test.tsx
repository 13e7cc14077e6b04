import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ALL_DATES } from '../period/typed-period.ts';
import { ExportForm } from './export-form.tsx';

vi.mock(import('../../../lib/save-file.ts'), () => ({ saveFile: () => undefined }));

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({
    'account.findMe': () => ({ roles: [1], establishmentIds: [] }),
    'exports.prepare': () => ({ key: 'k', fileName: 'tout.zip', rows: 2 }),
  });
  const played = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/exports' ? Promise.resolve(new Response('PK')) : played(address, init),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the file before is no longer spoken of once the next one is refused', async () => {
  const scope = { dataset: null, period: ALL_DATES };
  await openTab()(<ExportForm scope={scope} people={{}} />);
  const done = /Le fichier est dans vos téléchargements/;
  await press('Télécharger');
  expect(await screen.findByText(done)).toBeTruthy();
  await act(async () =>
    fireEvent.click(screen.getByLabelText('Ajouter les noms et les coordonnées')),
  );
  await press('Télécharger');
  expect(screen.getByText('Écrivez pourquoi les noms sont nécessaires')).toBeTruthy();
  expect(screen.queryByText(done)).toBeNull();
});

it('the limit of files per hour says in how many minutes the next file can be fetched', async () => {
  const refused = refusal('TOO_MANY_REQUESTS', 429);
  Object.assign((refused.json as { data: object }).data, { retryAfterSeconds: 1741 });
  playServer({
    'account.findMe': () => ({ roles: [1], establishmentIds: [] }),
    'exports.prepare': () => refused,
  });
  await openTab()(<ExportForm scope={{ dataset: null, period: ALL_DATES }} people={{}} />);
  await press('Télécharger');
  const limit = await screen.findByText(
    'Trop de fichiers en une heure. Réessayez dans 30 minutes.',
  );
  expect(limit.closest('[role=alert]')).not.toBeNull();
});

it('a CSV file takes the form of the clinic, and the device remembers it', async () => {
  const scope = { dataset: 'nuits', period: ALL_DATES } as const;
  await openTab()(<ExportForm scope={scope} people={{}} />);
  const clinic = /71,8/;
  expect(screen.getByLabelText<HTMLInputElement>(clinic).checked).toBe(false);
  await act(async () => fireEvent.click(screen.getByLabelText(clinic)));
  cleanup();
  await openTab()(<ExportForm scope={scope} people={{}} />);
  expect(screen.getByLabelText<HTMLInputElement>(clinic).checked).toBe(true);
  await act(async () => fireEvent.click(screen.getByLabelText(/XLSX/)));
  expect(screen.queryByLabelText(clinic)).toBeNull();
});
