import { i18n } from '@lingui/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ErasureSection } from './erasure-section.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

it.each([
  ['a participant', [3], null, true],
  ['a participant who is also staff', [3, 2], null, false],
  ['deleted staff', [3, 2], '2026-01-06T15:00:00Z', true],
] as const)('of %s', async (_, roles, deletedAt, isOffered) => {
  const getUser = vi.fn<() => unknown>(() => ({ roles, deletedAt }));
  playServer({
    'account.findMe': () => ({ roles: [1], establishmentIds: [] }),
    'admin.getUser': getUser,
  });
  await openTab()(<ErasureSection userId={7} name="Camille Roy" />);
  await waitFor(() => expect(getUser).toHaveBeenCalled());
  if (isOffered) await screen.findByRole('heading', { name: 'Effacer l’identité' });
  else await act(async () => {});
  expect(screen.queryAllByRole('heading')).toHaveLength(isOffered ? 1 : 0);
});
