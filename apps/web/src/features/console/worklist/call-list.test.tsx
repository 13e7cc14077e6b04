import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { CallList } from './call-list.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('leaves out people who have only an alert, and says where they are', async () => {
  const listCalls = vi.fn<(input: unknown) => unknown>(() => ({
    people: [],
    total: 0,
    setAside: 0,
  }));
  playServer({ 'stats.listCalls': listCalls });
  await openTab()(<CallList />);
  expect(await screen.findByText(/Les alertes sont plus haut/)).toBeTruthy();
  expect(listCalls).toHaveBeenCalledWith(expect.objectContaining({ isBesideAlerts: true }));
});
