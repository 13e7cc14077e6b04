import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../lib/testing/played-server.tsx';
import { messages } from '../locales/fr/messages.po';
import { routes, type RouteId } from '../routes.ts';
import AdminLayout from './admin-layout.tsx';
import { ParticipantLayout } from './participant-layout.tsx';

const routeIds = Object.keys(routes) as RouteId[];
const layouts = { participant: ParticipantLayout, admin: AdminLayout };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

it.each(['participant', 'admin'] as const)(
  'a person who is logged in can log out on every page of the layout « %s »',
  async (layout) => {
    const Layout = layouts[layout];
    playServer({
      'account.findMe': () => ({ roles: [layout === 'admin' ? 2 : 3], email: 'a@exemple.test' }),
    });
    const show = openTab();
    for (const routeId of routeIds.filter((id) => routes[id].layout === layout)) {
      await show(
        <Layout routeId={routeId}>
          <p>La page</p>
        </Layout>,
      );
      expect(await screen.findByRole('button', { name: 'Déconnexion' })).toBeDefined();
      cleanup();
    }
  },
);
