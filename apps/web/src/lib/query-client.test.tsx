import { act, cleanup, render, screen } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../locales/fr/messages.po';
import { trpc, trpcClient } from '../trpc.ts';
import { QueryView } from '../ui/query-view.tsx';
import { createQueryClient } from './query-client.ts';

const fetched = vi.fn<() => Promise<Response>>();
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Count() {
  const query = trpc.stats.countWaiting.useQuery();
  return <QueryView query={query}>{({ alerts }) => <p>{alerts} alertes</p>}</QueryView>;
}

async function show() {
  const client = createQueryClient(() => Promise.resolve());
  render(
    <I18nProvider i18n={i18n}>
      <trpc.Provider client={trpcClient} queryClient={client}>
        <QueryClientProvider client={client}>
          <Count />
        </QueryClientProvider>
      </trpc.Provider>
    </I18nProvider>,
  );
  await pass(1);
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const answerWith = (alerts: number) =>
  fetched.mockImplementation(() =>
    Promise.resolve(
      new Response(JSON.stringify([{ result: { data: { json: { alerts } } } }]), {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );

it('says at once that there is no network, and goes on when it is back', async () => {
  setOnline(false);
  await show();
  expect(screen.getByText('Vous semblez être hors ligne')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Réessayer' })).not.toBeNull();
  answerWith(3);
  setOnline(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await pass(1);
  expect(screen.getByText('3 alertes')).not.toBeNull();
});

it('goes on by itself after twenty seconds where the device does not know that it is offline', async () => {
  setOnline(true);
  await show();
  await pass(5_000);
  expect(screen.getByText('Vous semblez être hors ligne')).not.toBeNull();
  answerWith(4);
  await pass(20_000);
  expect(screen.getByText('4 alertes')).not.toBeNull();
});

it('does not ask again by itself what the server has refused or answered', async () => {
  setOnline(true);
  answerWith(5);
  await show();
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
