import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { SavedViews } from './saved-views.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const QUERY = 'etat=en-cours&tri=semaine';

it('keeps the shown view by a name, renames it and deletes it', async () => {
  let kept: { viewId: number; name: string; query: string }[] = [];
  const saveView = vi.fn<(input: unknown) => unknown>(() => {
    kept = [{ viewId: 4, name: 'Lundi', query: QUERY }];
    return { viewId: 4 };
  });
  const renameView = vi.fn<(input: unknown) => unknown>(() => null);
  const deleteView = vi.fn<(input: unknown) => unknown>(() => {
    kept = [];
    return null;
  });
  playServer({
    'admin.listSavedViews': () => kept,
    'admin.saveView': saveView,
    'admin.renameView': renameView,
    'admin.deleteView': deleteView,
  });
  await openTab()(<SavedViews query={QUERY} />);
  expect(await screen.findByText('Aucune vue gardée pour le moment.')).toBeTruthy();
  await press('Garder cette vue');
  expect(screen.getByText('Écrivez un nom')).toBeTruthy();
  expect(saveView).not.toHaveBeenCalled();
  const field = screen.getByRole('textbox', { name: 'Nom de la vue affichée' });
  fireEvent.change(field, { target: { value: 'Lundi' } });
  await press('Garder cette vue');
  const link = await screen.findByRole('link', { name: 'Lundi' });
  expect(saveView).toHaveBeenCalledWith({ name: 'Lundi', query: QUERY });
  expect(link.getAttribute('href')).toContain(`?${QUERY}`);
  await press('Renommer Lundi');
  fireEvent.change(screen.getByRole('textbox', { name: 'Nouveau nom' }), {
    target: { value: 'Mardi' },
  });
  await press('Renommer la vue');
  await vi.waitFor(() => expect(renameView).toHaveBeenCalledWith({ viewId: 4, name: 'Mardi' }));
  await press('Effacer Lundi');
  expect(await screen.findByText('Aucune vue gardée pour le moment.')).toBeTruthy();
  expect(deleteView).toHaveBeenCalledWith({ viewId: 4 });
});

it('says when no more views can be kept', async () => {
  const kept = Array.from({ length: 20 }, (_, viewId) => ({
    viewId,
    name: `${viewId}`,
    query: '',
  }));
  playServer({ 'admin.listSavedViews': () => kept });
  await openTab()(<SavedViews query="" />);
  expect(await screen.findByText(/Effacez-en une pour en garder une autre/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Garder cette vue' })).toBeNull();
});
