import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchLostFocus } from '../../../lib/catch-focus.ts';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { CallList } from './call-list.tsx';

beforeAll(watchLostFocus);
beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('leaves out people who have only an alert, and says where they are', async () => {
  const listCalls = vi.fn<(input: unknown) => unknown>(() => ({
    people: [],
    total: 0,
    setAside: 0,
    asOf: null,
  }));
  playServer({ 'stats.listCalls': listCalls });
  await openTab()(<CallList />);
  expect(await screen.findByText(/Les alertes sont plus haut/)).toBeTruthy();
  expect(listCalls).toHaveBeenCalledWith(expect.objectContaining({ isBesideAlerts: true }));
});

const silent = {
  userId: 7,
  firstName: 'Ana',
  lastName: 'Roy',
  email: 'ana@exemple.test',
  phoneNumber: null,
  refusesContact: false,
  establishment: 'Clinique du Lac',
  inCharge: null,
  reasons: [
    {
      reason: 'silent',
      since: '2026-01-02',
      sinceDays: 4,
      questionnaire: null,
      week: null,
      isBetterSince: false,
      stopReason: null,
      flags: [],
      charge: null,
      setAside: null,
    },
  ],
};

it('says on a call who takes care of the alert of the same person', async () => {
  const [line] = silent.reasons;
  const charge = { by: 'Luc Bau', at: '2026-01-05T10:00:00.000Z', undoableUntil: null };
  const reasons = [{ ...line, reason: 'alert', charge }, line];
  playServer({
    'stats.listCalls': () => ({
      people: [{ ...silent, reasons }],
      total: 1,
      setAside: 0,
      asOf: null,
    }),
  });
  await openTab()(<CallList />);
  expect(await screen.findAllByText(/S’en occupe : Luc Bau/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Voir l’alerte' })).toBeTruthy();
});

it('says that a person refused contact in leaving', async () => {
  const people = [silent, { ...silent, userId: 8, lastName: 'Bau', refusesContact: true }];
  playServer({
    'stats.listCalls': () => ({ people, total: 2, setAside: 0, asOf: null }),
  });
  await openTab()(<CallList />);
  const refused = await screen.findByText(/a demandé à ne pas être contactée/);
  expect(screen.getByRole('article', { name: 'Ana Bau' }).contains(refused)).toBe(true);
});

it('offers to undo a delay whose line is no longer shown', async () => {
  let people = [silent];
  const addNote = vi.fn<(input: unknown) => unknown>(() => {
    people = [];
    return { noteId: 1, postponedUntil: '2026-01-13' };
  });
  const undoDelay = vi.fn<(input: unknown) => unknown>(() => {
    people = [silent];
    return null;
  });
  playServer({
    'stats.listCalls': () => ({
      people,
      total: people.length,
      setAside: 1 - people.length,
      asOf: null,
    }),
    'stats.addNote': addNote,
    'stats.undoDelay': undoDelay,
  });
  await openTab()(<CallList />);
  await press('Reporter de 7 jours');
  const told = await screen.findByText(/^Reporté de sept jours : Ana Roy/);
  expect(document.activeElement).toBe(told);
  expect(await screen.findByText('Personne n’attend d’appel.')).toBeTruthy();
  screen.getByRole('button', { name: 'Annuler le report' }).focus();
  await press('Annuler le report');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('calls'));
  expect(await screen.findByRole('button', { name: 'Reporter de 7 jours' })).toBeTruthy();
  expect(undoDelay).toHaveBeenCalledWith({ userId: 7, reason: 'silent' });
  expect(screen.queryByRole('button', { name: 'Annuler le report' })).toBeNull();
});
