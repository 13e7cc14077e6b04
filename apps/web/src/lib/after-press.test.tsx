// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { afterPress, useSteady, watchPresses } from './after-press.ts';

const happened: string[] = [];
const note = (what: string) => () => void happened.push(what);
const mouse = (type: string, button = 0) =>
  act(() => void document.body.dispatchEvent(new MouseEvent(type, { button, bubbles: true })));

function Told({ value }: { value: string }) {
  return <p>{useSteady(value)}</p>;
}

beforeAll(watchPresses);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  happened.length = 0;
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  cleanup();
  vi.unstubAllGlobals();
});

it('runs a change at once when nothing is pressed', () => {
  afterPress(note('change'));
  expect(happened).toEqual(['change']);
});

it.each(['mouseup', 'dragend', 'contextmenu'])(
  'runs changes of a press in their order, after %s and the click',
  (last) => {
    mouse('mousedown');
    afterPress(note('first'));
    afterPress(note('second'));
    mouse(last);
    note('click')();
    expect(happened).toEqual(['click']);
    act(() => void vi.runAllTimers());
    expect(happened).toEqual(['click', 'first', 'second']);
  },
);

it('ignores the buttons of a mouse that do not click', () => {
  mouse('mousedown', 2);
  afterPress(note('change'));
  expect(happened).toEqual(['change']);
});

it.each([
  { scrolled: 0, expected: [[0, 30]] },
  { scrolled: 61, expected: [] },
])(
  'keeps a chosen box at its place, unless the person scrolled by $scrolled',
  ({ scrolled, expected }) => {
    render(
      <label>
        <input type="checkbox" /> Box
      </label>,
    );
    const box = screen.getByRole('checkbox');
    const top = vi.spyOn(box.parentElement as Element, 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, 100));
    const press = (type: string) => box.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    act(() => void press('mousedown'));
    box.focus();
    act(() => void press('mouseup'));
    top.mockReturnValue(new DOMRect(0, 130 - scrolled));
    vi.stubGlobal('scrollY', scrolled);
    act(() => void vi.runAllTimers());
    expect(vi.mocked(scrollBy).mock.calls).toEqual(expected);
  },
);

it('keeps a value while a press runs', () => {
  const { rerender } = render(<Told value="old" />);
  mouse('mousedown');
  rerender(<Told value="new" />);
  expect(screen.getByText('old')).toBeDefined();
  mouse('mouseup');
  act(() => void vi.runAllTimers());
  expect(screen.getByText('new')).toBeDefined();
});
