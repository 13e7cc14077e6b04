import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyAhead } from './lazy-ahead.ts';

const page = { default: () => <p>page</p> };
const instead = { default: () => <p>instead</p> };
const drawn = (Component: ReturnType<typeof lazyAhead>['Component']) =>
  render(
    <Suspense fallback={<p>on its way</p>}>
      <Component />
    </Suspense>,
  );

it('what was fetched ahead is drawn at once, without what stands in for it', async () => {
  const load = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page));
  const { Component, fetch } = lazyAhead(load, () => Promise.resolve(instead));
  await fetch();
  drawn(Component);
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('on its way')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('what was not is fetched when it is drawn', async () => {
  drawn(
    lazyAhead(
      () => Promise.resolve(page),
      () => Promise.resolve(instead),
    ).Component,
  );
  expect(screen.getByText('on its way')).toBeTruthy();
  expect(await screen.findByText('page')).toBeTruthy();
});

it('where it cannot be had, something else is drawn, and a fetch ahead says so', async () => {
  const { Component, fetch } = lazyAhead(
    () => Promise.reject(new Error('503')),
    () => Promise.resolve(instead),
  );
  await expect(fetch()).rejects.toThrow('503');
  drawn(Component);
  expect(await screen.findByText('instead')).toBeTruthy();
});
