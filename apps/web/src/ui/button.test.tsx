import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchDoubleClicks } from '../lib/double-click.ts';
import { Button } from './button.tsx';

beforeAll(watchDoubleClicks);
afterEach(cleanup);

function press(button: HTMLElement, event: MouseEventInit) {
  fireEvent.mouseDown(button, event);
  fireEvent.click(button, event);
}

function doubleClick(button: HTMLElement) {
  press(button, { detail: 1 });
  press(button, { detail: 2 });
}

it.each([
  ['begins work once, whoever clicks twice', false, 1],
  ['does nothing while work is under way', true, 0],
  ['that begins no work takes every press', undefined, 2],
] as const)('a button %s', (_, busy, times) => {
  const work = vi.fn<() => void>();
  render(
    <Button {...(busy !== undefined && { busy })} onClick={work}>
      Faire
    </Button>,
  );
  doubleClick(screen.getByRole('button', { name: 'Faire' }));
  expect(work).toHaveBeenCalledTimes(times);
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

it('takes a quick tap after a tap on its neighbour', () => {
  const work = vi.fn<() => void>();
  render(
    <>
      <Button>+ 20 min</Button>
      <Button busy={false} onClick={work}>
        Continuer
      </Button>
    </>,
  );
  press(screen.getByRole('button', { name: '+ 20 min' }), { detail: 1, clientX: 10, clientY: 10 });
  press(screen.getByRole('button', { name: 'Continuer' }), { detail: 2, clientX: 10, clientY: 70 });
  expect(work).toHaveBeenCalledTimes(1);
});
