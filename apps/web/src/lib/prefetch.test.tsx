import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteId } from '../routes.ts';
import { PrefetchContext, usePrefetchWhenIdle } from './prefetch.ts';

const next: readonly RouteId[] = ['diary', 'programme'];

function Page() {
  usePrefetchWhenIdle(next);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(queryClient: QueryClient) {
  const fetched: RouteId[] = [];
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <PrefetchContext value={(id) => fetched.push(id)}>
        <Page />
      </PrefetchContext>
    </QueryClientProvider>,
  );
  return { fetched, unmount };
}

it('fetches what may come next once nothing else is asked for', async () => {
  const { fetched } = open(new QueryClient());
  await vi.runAllTimersAsync();
  expect(fetched).toEqual(next);
});

it('waits while the page’s own data is on its way', async () => {
  const queryClient = new QueryClient();
  let come: (value: string) => void = () => undefined;
  const data = new Promise<string>((done) => (come = done));
  void queryClient.prefetchQuery({ queryKey: ['page'], queryFn: () => data });
  const { fetched } = open(queryClient);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
  come('here');
  await vi.runAllTimersAsync();
  expect(fetched).toEqual(next);
});

it('fetches nothing for a page that was left', async () => {
  const { fetched, unmount } = open(new QueryClient());
  unmount();
  await vi.runAllTimersAsync();
  expect(fetched).toEqual([]);
});
