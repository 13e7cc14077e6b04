import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../lib/testing/played-server.tsx';
import { messages } from '../locales/fr/messages.po';
import type { RouteId } from '../routes.ts';
import AdminLayout from './admin-layout.tsx';

type Waiting = { alerts: number; people: number; inBoth: number; notifications: number };
const countWaiting = vi.fn<() => Waiting | Promise<Waiting>>(() => ({
  alerts: 2,
  people: 3,
  inBoth: 1,
  notifications: 0,
}));
function setWide(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  setWide(true);
  countWaiting.mockClear();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

async function show(routeId: RouteId, account: object | null) {
  playServer({ 'account.findMe': () => account, 'stats.countWaiting': countWaiting });
  await openTab()(
    <AdminLayout routeId={routeId}>
      <p>La page</p>
    </AdminLayout>,
  );
  await screen.findByText('La page');
}

const staff = { roles: [2], email: 'personnel@exemple.test' };

it.each<RouteId>(['admin', 'adminParticipants', 'adminParticipantFollowUp', 'adminData'])(
  'says on %s how much waits, and names its parts',
  async (routeId) => {
    await show(routeId, staff);
    expect(await screen.findByText(/: 4 éléments$/)).toBeDefined();
    const alerts = screen.getByText('2 alertes à prendre en charge').closest('a');
    expect(alerts?.getAttribute('href')).toBe('/admin#alerts');
    const people = screen.getByText('3 personnes à joindre').closest('a');
    expect(people?.getAttribute('href')).toBe('/admin#calls');
    expect(screen.queryByText(/notification/)).toBeNull();
  },
);

it('says that nothing waits', async () => {
  countWaiting.mockReturnValueOnce({ alerts: 0, people: 0, inBoth: 0, notifications: 0 });
  await show('adminParticipants', staff);
  expect(await screen.findByText(/: rien$/)).toBeDefined();
  expect(screen.getByText('Personne à joindre')).toBeDefined();
});

it('says no number before it is counted', async () => {
  countWaiting.mockReturnValueOnce(new Promise(() => undefined));
  await show('adminParticipants', staff);
  expect(await screen.findByText('Ce qui vous attend')).toBeDefined();
  expect(screen.getByText('Alertes à prendre en charge')).toBeDefined();
  expect(screen.getByText('Personnes à joindre')).toBeDefined();
  expect(screen.queryByText(/rien|Aucune/)).toBeNull();
});

it('names the notifications of somebody who is a participant too', async () => {
  countWaiting.mockReturnValueOnce({ alerts: 0, people: 0, inBoth: 0, notifications: 1 });
  await show('adminParticipants', { ...staff, roles: [2, 3] });
  expect(await screen.findByText(/: 1 élément$/)).toBeDefined();
  const link = screen.getByText('1 notification non lue').closest('a');
  expect(link?.getAttribute('href')).toBe('/notifications');
});

it('asks for nothing before it is known who is there', async () => {
  await show('adminParticipants', null);
  expect(countWaiting).not.toHaveBeenCalled();
});

async function linksShown(): Promise<(string | null)[]> {
  await screen.findByRole('link', { name: 'Mon compte' });
  const all = screen.getByRole('navigation', { name: 'Administration' }).querySelectorAll('a');
  return [...all]
    .filter((link) => link.closest('details')?.open !== false)
    .map(({ textContent }) => textContent);
}

it('has the daily pages of an administrator in the row, and the rare ones one press away', async () => {
  await show('adminAudit', { roles: [1], email: 'admin@exemple.test' });
  expect(await linksShown()).toEqual([
    'Participants',
    'Invitations',
    'Utilisateurs',
    'Établissements',
    'Données',
  ]);
  const menu = screen.getByText('Plus').closest('details');
  act(() => {
    if (menu) menu.open = true;
  });
  const current = screen.getByRole('link', { name: 'Registre' });
  expect(current.getAttribute('aria-current')).toBe('page');
});

it('has no menu for the rare pages where nobody may enter them', async () => {
  await show('adminParticipants', staff);
  expect(await linksShown()).toEqual(['Participants', 'Invitations', 'Données']);
  expect(screen.queryByText('Plus')).toBeNull();
});

it('has one menu with every page, the account and the way out where there is little room', async () => {
  setWide(false);
  await show('adminParticipants', { roles: [1], email: 'admin@exemple.test' });
  const menu = screen.getByText('Menu').closest('details');
  expect(menu?.open).toBe(false);
  act(() => {
    if (menu) menu.open = true;
  });
  expect(await linksShown()).toHaveLength(8);
  const current = screen.getByRole('link', { name: 'Participants' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(menu?.contains(screen.getByRole('link', { name: 'Mon compte' }))).toBe(true);
  expect(menu?.contains(screen.getByRole('button', { name: 'Déconnexion' }))).toBe(true);
  expect(menu?.contains(await screen.findByRole('link', { name: /2 alertes/ }))).toBe(false);
});
