import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

function doubleClick(button: HTMLElement) {
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
}

it.each([
  ['begins work once, whoever clicks twice', false, 1],
  ['does nothing while work is under way', true, 0],
  ['that begins no work takes every press', undefined, 2],
] as const)('a button %s', (_, busy, times) => {
  const press = vi.fn<() => void>();
  render(
    <Button {...(busy !== undefined && { busy })} onClick={press}>
      Faire
    </Button>,
  );
  doubleClick(screen.getByRole('button', { name: 'Faire' }));
  expect(press).toHaveBeenCalledTimes(times);
});

it('sends a form once, whoever clicks twice', () => {
  const send = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Button type="submit" busy={false}>
        Envoyer
      </Button>
    </form>,
  );
  doubleClick(screen.getByRole('button', { name: 'Envoyer' }));
  expect(send).toHaveBeenCalledTimes(1);
});
