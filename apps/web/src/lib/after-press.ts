import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from './store.ts';

const pressed = createStore<Element | null>(null);
const isPressing = { subscribe: pressed.subscribe, get: () => pressed.get() !== null };
const waiting: (() => void)[] = [];

/**
 * Runs a change of the page at once or, during a press, after the click. A button that moves would
 * lose the click.
 * @decision pages#presses
 */
export function afterPress(change: () => void): void {
  if (pressed.get()) waiting.push(change);
  else change();
}

export function useSteady<Value>(value: Value): Value {
  const isHeld = useStore(isPressing);
  const [shown, setShown] = useState(() => value);
  if (!isHeld && !Object.is(shown, value)) setShown(() => value);
  return isHeld ? shown : value;
}

/** Scrolls the page so that a pressed choice does not move on the screen, unless the person scrolled. */
function release(topBefore: number, scrolledBefore: number): void {
  const choice = choiceOf(pressed.get());
  const isScrolled = scrollY !== scrolledBefore;
  flushSync(() => {
    pressed.set(null);
    for (const change of waiting.splice(0)) change();
  });
  const focused = document.activeElement;
  const isLeft = focused !== document.body && !choice?.contains(focused);
  if (choice?.isConnected && !isLeft && !isScrolled) scrollBy(0, topOf(choice) - topBefore);
}

const choiceOf = (element: Element | null) =>
  element?.closest('label:has([type=radio], [type=checkbox])') ?? null;

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Listens to mouse events only, because a touch also sends mouse events just before the click. */
export function watchPresses(): void {
  const capture = { capture: true } as const;
  const start = ({ target, button }: MouseEvent) => button === 0 && pressed.set(target as Element);
  addEventListener('mousedown', start, capture);
  let scrolled = 0;
  // The click of a label focuses its box, and the browser may scroll to the box.
  addEventListener('click', () => (scrolled = scrollY), capture);
  const end = () => {
    const top = topOf(choiceOf(pressed.get()));
    scrolled = scrollY;
    // The click comes in the same task as `mouseup`.
    setTimeout(() => release(top, scrolled));
  };
  for (const last of ['mouseup', 'dragend', 'contextmenu']) addEventListener(last, end, capture);
}
