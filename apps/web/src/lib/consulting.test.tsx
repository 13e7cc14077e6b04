// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startConsulting, useOwnPagesEndConsulting, useConsultedId } from './consulting.ts';

afterEach(cleanup);

function Page({ path }: { path: string }) {
  useOwnPagesEndConsulting(path);
  return <p>{useConsultedId() ?? 'nobody'}</p>;
}

it.each([
  ['/mon-programme', '7'],
  ['/administration', '7'],
  ['/admin', 'nobody'],
  ['/admin/participants', 'nobody'],
  ['/admin/inconnu', 'nobody'],
  ['/mon-compte', 'nobody'],
  ['/mon-comptes', '7'],
])('going to %s consults %s', (path, consulted) => {
  startConsulting(7);
  const { container, rerender } = render(<Page path="/journal-sommeil" />);
  expect(container.textContent).toBe('7');
  rerender(<Page path={path} />);
  expect(container.textContent).toBe(consulted);
});

it('is still to be started from the console', () => {
  const { container, rerender } = render(<Page path="/admin/participants" />);
  startConsulting(7);
  rerender(<Page path="/mon-programme" />);
  expect(container.textContent).toBe('7');
});
