// @vitest-environment node
import { expect, it } from 'vitest';
import { nextBreath } from './breath.ts';

it('begins with breathing in, and goes to and fro', () => {
  const first = nextBreath(null);
  const second = nextBreath(first);
  expect([first, second, nextBreath(second)].map(({ phase }) => phase)).toEqual([
    'in',
    'out',
    'in',
  ]);
});

it('breathes out longer than in, six times a minute', () => {
  const first = nextBreath(null);
  const second = nextBreath(first);
  expect(second.seconds).toBeGreaterThan(first.seconds);
  expect(60 / (first.seconds + second.seconds)).toBe(6);
});
