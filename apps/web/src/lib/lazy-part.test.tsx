import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('is drawn once the network is back, and breaks nothing before', async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return { default: () => <p>drawn</p> };
  });
  render(
    <>
      <p>typed</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('typed')).toBeTruthy();
  await Promise.resolve();
  expect(screen.queryByText('drawn')).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('drawn')).toBeTruthy();
  expect(tries).toBe(2);
});
