import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NightBar } from './night-bar.tsx';

const drawn = (from: number, to: number) => {
  const bed = { from, to };
  const { container } = render(
    <NightBar drawing={{ stretches: [{ kind: 'sleep', ...bed }], bed }} />,
  );
  return container.querySelectorAll('.night-midnight-inside').length;
};

it.each([
  ['a night over midnight', 600, 1100, 1],
  ['a night that begins at midnight', 720, 1100, 0],
  ['a night that ends at midnight', 400, 720, 0],
])('draws midnight inside the bar of %s', (_, from, to, count) => {
  expect(drawn(from, to)).toBe(count);
});
