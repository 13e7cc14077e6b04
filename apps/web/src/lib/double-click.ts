const toggles = 'summary, [aria-expanded]';

/**
 * Ignores the second press of a double click when the first press changed this place of the page,
 * for example opened a dialog or removed the button. The next press works again.
 * @decision pages#presses
 */
export function watchDoubleClicks(): void {
  let last: Element | null = null;
  let isIgnored = false;
  const watch = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.type === 'mousedown') {
      const isElsewhere =
        last !== null && (!last.isConnected || last.closest('dialog') !== target.closest('dialog'));
      isIgnored = event.detail > 1 && (isElsewhere || target.closest(toggles) !== null);
      last = target.closest('a, button, label') ?? target;
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
