// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { watchDoubleClicks } from './double-click.ts';

const happened: string[] = [];

/**
 * Presses an element; `detail` is 1 for the first press of a double click, 2 for the second press.
 * @returns true when the browser may act on the press
 */
function press(element: Element, detail: number, clientY = 0): boolean {
  const init = { detail, clientY, bubbles: true, cancelable: true };
  const send = (type: string) => element.dispatchEvent(new MouseEvent(type, init));
  return send('mousedown') && send('click');
}

function makeButton(name: string): Element {
  const button = document.createElement('button');
  button.append(document.createElement('span'));
  button.addEventListener('click', () => void happened.push(name));
  return button;
}

function putButton(name: string): Element {
  const button = makeButton(name);
  document.body.replaceChildren(button);
  return button;
}

beforeAll(watchDoubleClicks);
beforeEach(() => void happened.splice(0));

it.each([
  ['a second press on the same button', 2, ['first', 'first']],
  ['a new press', 1, ['first', 'first']],
])('lets %s act', (_name, detail, expected) => {
  const button = putButton('first');
  press(button, 1);
  expect(press(button, detail)).toBe(true);
  expect(happened).toEqual(expected);
});

it('lets a second press act on a button whose content changed', () => {
  const button = putButton('first');
  press(button.querySelector('span') as Element, 1);
  button.replaceChildren('Saved');
  expect(press(button, 2)).toBe(true);
});

it('ignores a second press when the button of the first is gone', () => {
  press(putButton('first'), 1);
  const next = putButton('next');
  expect(press(next, 2)).toBe(false);
  expect(happened).toEqual(['first']);
  expect(press(next, 1)).toBe(true);
  expect(happened).toEqual(['first', 'next']);
});

it('ignores one press only: the next acts, however fast the presses follow each other', () => {
  press(putButton('first'), 1);
  const next = putButton('next');
  expect([press(next, 2), press(next, 3), press(next, 4)]).toEqual([false, true, true]);
});

it('lets the keyboard act after an ignored press', () => {
  press(putButton('first'), 1);
  const next = putButton('next');
  press(next, 2);
  next.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true, cancelable: true }));
  expect(happened).toEqual(['first', 'next']);
});

it.each([
  ['under the finger', 24, false],
  ['elsewhere', 25, true],
])('after a press that removes its button, a quick tap %s: %i px away', (_where, px, acts) => {
  press(putButton('first'), 1);
  expect(press(putButton('next'), 2, px)).toBe(acts);
});

it('opens what a quick tap elsewhere presses', () => {
  press(putButton('first'), 1);
  const toggle = document.createElement('summary');
  document.body.append(toggle);
  expect(press(toggle, 2, 60)).toBe(true);
});

it.each([
  ['opened', 'page', 'dialog'],
  ['closed', 'dialog', 'page'],
] as const)('ignores a second press after the first %s a dialog', (_change, from, to) => {
  const buttons = { page: putButton('page'), dialog: makeButton('dialog') };
  const dialog = document.createElement('dialog');
  dialog.append(buttons.dialog);
  document.body.append(dialog);
  press(buttons[from], 1);
  expect(press(buttons[to], 2)).toBe(false);
  expect(press(buttons[from], 1)).toBe(true);
  expect(press(buttons[from], 2)).toBe(true);
  expect(happened).toEqual([from, from, from]);
});

it.each(['summary', 'button'])('a second press does not close what %s has opened', (tag) => {
  const toggle = document.createElement(tag);
  if (tag === 'button') toggle.setAttribute('aria-expanded', 'false');
  document.body.replaceChildren(toggle);
  expect([press(toggle, 1), press(toggle, 2), press(toggle, 1)]).toEqual([true, false, true]);
});
