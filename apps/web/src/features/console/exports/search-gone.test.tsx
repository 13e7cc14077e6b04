import { i18n } from '@lingui/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { keepSearch } from '../list/kept-searches.ts';
import { DataExport } from './data-export.tsx';

const ADDRESS = '/admin/donnees?jeu=participants&etat=quitte&etablissement=3&recherche=1';
const dataset = {
  dataset: 'participants',
  fileName: 'participants',
  title: 'Participants',
  description: 'Une ligne par participant.',
};
const preview = vi.fn<(asked: unknown) => unknown>(() => ({ columns: [], rows: [], total: 0 }));

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  preview.mockClear();
  playServer({
    'account.findMe': () => ({ roles: [1], establishmentIds: [] }),
    'admin.listOpenEstablishments': () => [],
    'exports.listDatasets': () => [dataset],
    'exports.getDataset': () => ({ columns: [] }),
    'exports.preview': preview,
  });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('an address whose search stayed in another tab asks for nobody until that is chosen', async () => {
  history.replaceState(null, '', ADDRESS);
  await openTab()(<DataExport />);
  await screen.findByRole('heading', { name: 'La recherche de votre liste n’est plus là' });
  expect(screen.queryByRole('button', { name: 'Télécharger' })).toBeNull();
  expect(preview).not.toHaveBeenCalled();
  const back = screen.getByRole('link', { name: 'Revenir à la liste des participants' });
  expect(back.getAttribute('href')).toBe('/admin/participants?etat=quitte&etablissement=3');
  await press('Prendre toutes les personnes');
  await waitFor(() =>
    expect(preview).toHaveBeenCalledWith({ dataset: 'participants', establishmentId: 3 }),
  );
  expect(location.search).toBe('?jeu=participants&etablissement=3');
});

it('an address whose chosen people cannot be read asks for nobody', async () => {
  history.replaceState(null, '', '/admin/statistiques?jeu=participants&personnes=7-8-');
  await openTab()(<DataExport />);
  await screen.findByRole('heading', { name: 'Les personnes choisies ne se lisent pas' });
  expect(preview).not.toHaveBeenCalled();
});

it('the tab that searched asks for whom its list showed', async () => {
  history.replaceState({ searchId: keepSearch('Côté') }, '', ADDRESS);
  await openTab()(<DataExport />);
  const asked = { dataset: 'participants', establishmentId: 3, state: 'left', search: 'Côté' };
  await waitFor(() => expect(preview).toHaveBeenCalledWith(asked));
  expect(screen.getByText('Seulement les personnes que votre liste montrait')).toBeTruthy();
});
