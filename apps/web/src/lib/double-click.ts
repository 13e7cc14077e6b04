const toggles = 'summary, [aria-expanded]';

/** A finger's width, in CSS pixels. */
const nearPx = 24;

type Press = { readonly button: Element; readonly x: number; readonly y: number };

let last: Press | null = null;
let isSecond = false;
let isIgnored = false;

const pressOf = ({ target, clientX, clientY }: MouseEvent): Press => ({
  button: (target as Element).closest('a, button, label') ?? (target as Element),
  x: clientX,
  y: clientY,
});

/** The press before removed its button, or opened or closed a dialog. */
const hasChanged = (before: Press, press: Press): boolean =>
  !before.button.isConnected || before.button.closest('dialog') !== press.button.closest('dialog');

const isNear = (one: Press, other: Press): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= nearPx;

/**
 * Tells a double click from quick taps on two buttons. Browsers count both in `detail`.
 * @decision pages#presses
 */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1 && isSecond;

/**
 * Ignores the second press of a double click when the first press changed this place of the page,
 * for example opened a dialog or removed the button. The next press works again.
 * @decision pages#presses
 */
export function watchDoubleClicks(): void {
  const watch = (event: MouseEvent) => {
    if (event.type === 'mousedown') {
      const press = pressOf(event);
      const before = last ?? press;
      const isChanged = hasChanged(before, press);
      const isRepeated = isChanged ? isNear(before, press) : before.button === press.button;
      isSecond = event.detail > 1 && isRepeated;
      isIgnored = isSecond && (isChanged || press.button.closest(toggles) !== null);
      last = press;
    }
    // A click by keyboard has a `detail` of 0.
    if (!isIgnored || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'click', 'dblclick'] as const) {
    addEventListener(type, watch, { capture: true });
  }
}
