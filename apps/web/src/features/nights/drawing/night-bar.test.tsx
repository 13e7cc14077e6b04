import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NightBar } from './night-bar.tsx';

afterEach(cleanup);

const schedule = { from: 600, to: 1100 };

it('draws midnight behind the night and its schedule', () => {
  const drawing = { stretches: [{ kind: 'sleep' as const, ...schedule }], bed: schedule };
  const { container } = render(<NightBar drawing={drawing} schedule={schedule} />);
  const kinds = [...container.querySelectorAll('svg > *')].map(({ classList }) => classList[0]);
  expect(kinds).toEqual(['night-midnight', 'night-schedule', 'night-schedule', 'night-sleep']);
});
