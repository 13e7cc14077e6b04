/**
 * Opens closed disclosures for the paper, where nothing can be pressed, and closes them again. The
 * style sheet does it by itself where the browser knows `::details-content`.
 */
export function openDisclosuresInPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
