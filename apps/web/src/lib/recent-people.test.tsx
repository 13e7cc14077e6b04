// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { nobody, presentPerson } from './present-person.ts';
import { rememberPerson, useRecentPeople } from './recent-people.ts';

afterEach(() => {
  cleanup();
  presentPerson.set(nobody);
});

const People = () => useRecentPeople().map(({ name }) => `${name} `);
const see = (userId: number, name = `P${userId}`) => act(() => rememberPerson({ userId, name }));

it('puts the last one first, each once, five at most', () => {
  const { container } = render(<People />);
  for (const id of [1, 2, 3, 4, 5, 6, 3]) see(id);
  expect(container.textContent).toBe('P3 P6 P5 P4 P2 ');
  see(3, 'Renamed');
  expect(container.textContent).toBe('Renamed P6 P5 P4 P2 ');
});

it('stores nothing on the device, and forgets all when the person on the screen leaves', () => {
  const { container } = render(<People />);
  see(1, 'Marie Tremblay');
  expect(
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toContain('Tremblay');
  act(() => presentPerson.set(nobody));
  expect(container.textContent).toBe('');
});
