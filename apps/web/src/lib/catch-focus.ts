type Find = () => HTMLElement | null | undefined;

/** The focused element and its ancestors up to `main` or the dialog, the innermost first. */
let way: readonly Element[] = [];
let named: Find | null = null;

/** Chooses the element that gets the focus when an action removes its own button. */
export function catchFocus(find: Find): void {
  named = find;
}

export const mainContent = (): HTMLElement | null => document.getElementById('contenu');

function wayOutOf(element: Element): Element[] {
  const frame = element.closest('main, dialog');
  const outer = frame === null || element === frame ? null : element.parentElement;
  return [element, ...(outer ? wayOutOf(outer) : [])];
}

/** False for a hidden element too, because React hides a part before it replaces the part. */
const isThere = (element: Element): boolean =>
  element.isConnected &&
  element.closest('dialog:not([open])') === null &&
  // Safari below 17.4 lacks `checkVisibility`.
  (!('checkVisibility' in element) || element.checkVisibility());

function nearestHeading(): HTMLElement | null {
  for (const around of way.filter(isThere)) {
    const headings = around.querySelectorAll<HTMLElement>('summary, h1, h2, h3, h4');
    const heading = [...headings].find(isThere);
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1') ?? mainContent();
}

function takeUpFocus(): void {
  const [last] = way;
  if (document.activeElement !== document.body || !last || isThere(last)) return;
  const place = named?.() ?? nearestHeading();
  named = null;
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** @decision pages#focus */
export function watchLostFocus(): void {
  addEventListener('focusin', ({ target }) => {
    way = target instanceof Element ? wayOutOf(target) : [];
  });
  // Chromium sends this event for a removed element too, before the removal.
  addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (way[0] && isThere(way[0]) && document.activeElement === document.body) way = [];
    });
  });
  for (const act of ['keydown', 'pointerdown']) {
    addEventListener(act, () => (named = null), { capture: true });
  }
  new MutationObserver(takeUpFocus).observe(document, {
    childList: true,
    subtree: true,
    // Watches dialogs, because a closed dialog cannot return the focus to a removed button.
    attributeFilter: ['open'],
  });
}
