import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { messages as accountInEnglish } from '../../../../locales/en/messages.po';
import { messages as accountInFrench } from '../../../../locales/fr/messages.po';
import { trpc, trpcClient } from '../../../../trpc.ts';
import { ViewersPanel } from './viewers-panel.tsx';

const at = '2026-01-06T15:00:00.000Z';
const line = { firstAt: at, at, name: null, establishments: [], what: 'exports', count: 1 };
const seen = {
  rows: [
    { ...line, isOperator: true },
    { ...line, isOperator: false },
  ],
  total: 2,
  pageSize: 50,
};
const reply = JSON.stringify([{ result: { data: { json: seen } } }]);
vi.stubGlobal('fetch', async () => new Response(reply));
afterEach(cleanup);

it.each([
  [
    'fr',
    accountInFrench,
    'L’exploitation du site',
    'Un compte qui n’existe plus · Administration du site',
  ],
  [
    'en',
    accountInEnglish,
    'The people who run the site',
    'An account that no longer exists · Site administration',
  ],
] as const)('names the operator in words (%s)', async (locale, messages, operator, erased) => {
  i18n.loadAndActivate({ locale, messages });
  const client = createQueryClient(() => Promise.resolve());
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <trpc.Provider client={trpcClient} queryClient={client}>
          <QueryClientProvider client={client}>
            <ViewersPanel />
          </QueryClientProvider>
        </trpc.Provider>
      </I18nProvider>,
    ),
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([operator, erased]);
});
