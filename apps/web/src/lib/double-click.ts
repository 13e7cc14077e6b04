/**
 * Ignores the second press of a double click when the first press removed its button. The second
 * press would act on the next page, or take the focus from its heading.
 * @decision pages#presses
 */
export function watchDoubleClicks(): void {
  let first: Element | null = null;
  const watch = (event: MouseEvent) => {
    if (event.detail > 1 && first?.isConnected === false) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'mousedown') {
      const target = event.target as Element;
      first = target.closest('a, button, label') ?? target;
    }
  };
  for (const type of ['mousedown', 'click', 'dblclick'] as const) {
    addEventListener(type, watch, { capture: true });
  }
}
