const toggles = 'summary, [aria-expanded]';

/**
 * Ignores the second press of a double click when the first press changed that place of the page,
 * for example opened a dialog or removed the button.
 * @decision pages#presses
 */
export function watchDoubleClicks(): void {
  let first: Element | null = null;
  const watch = (event: MouseEvent) => {
    const target = event.target as Element;
    const isElsewhere =
      first !== null &&
      (!first.isConnected || first.closest('dialog') !== target.closest('dialog'));
    if (event.detail > 1 && (isElsewhere || target.closest(toggles))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'mousedown') {
      first = target.closest('a, button, label') ?? target;
    }
  };
  for (const type of ['mousedown', 'click', 'dblclick'] as const) {
    addEventListener(type, watch, { capture: true });
  }
}
