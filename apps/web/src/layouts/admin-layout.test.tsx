import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../lib/testing/played-server.tsx';
import { messages as common } from '../locales/fr/messages.po';
import { messages } from '../locales/fr/admin.po';
import type { RouteId } from '../routes.ts';
import AdminLayout from './admin-layout.tsx';

const countAlerts = vi.fn<() => number>(() => 2);
beforeEach(() => {
  countAlerts.mockClear();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages: { ...common, ...messages } }));
});
afterEach(cleanup);

async function show(routeId: RouteId, account: object | null) {
  playServer({ 'account.findMe': () => account, 'questionnaires.countAlerts': countAlerts });
  await openTab()(
    <AdminLayout routeId={routeId}>
      <p>La page</p>
    </AdminLayout>,
  );
  await screen.findByText('La page');
}

const staff = { roles: [2], email: 'personnel@exemple.test' };

it.each<RouteId>(['admin', 'adminParticipants', 'adminParticipantFollowUp', 'adminData'])(
  'says on %s that alerts wait',
  async (routeId) => {
    await show(routeId, staff);
    const link = await screen.findByRole('link', { name: /: 2 alertes$/ });
    expect(link.getAttribute('href')).toBe('/admin');
  },
);

it('says that nothing waits', async () => {
  countAlerts.mockReturnValueOnce(0);
  await show('adminParticipants', staff);
  expect(await screen.findByRole('link', { name: /aucune alerte$/ })).toBeDefined();
});

it('asks for nothing before it is known who is there', async () => {
  await show('adminParticipants', null);
  expect(countAlerts).not.toHaveBeenCalled();
});
