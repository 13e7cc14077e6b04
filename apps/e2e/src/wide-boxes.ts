import type { Page } from '@playwright/test';

/** In pixels, without the margins of `@page`. */
export const paperWidths = { A4: 703, Letter: 725 } as const;

/** Fields that print, except lists and searches, which print as words, and parts of closed menus. */
export const printedControlsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(input, textarea, summary + .absolute):not(search *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.tagName.toLowerCase()} « ${element.textContent.trim()} »`),
  );

/** Words of the names of rows that stand on two lines, except in addresses. */
export const tornNamesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.closest('th[scope=row]') || node.data.includes('@')) continue;
      for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) torn.push(word);
      }
    }
    return torn;
  });

/**
 * Boxes that are wider than the page, or narrower than their content. Frames with `data-scrolls`
 * may scroll; with the value `onPhones`, only on phones.
 */
export const wideBoxesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPrinted = matchMedia('print').matches;
    const pageWidth = document.documentElement.clientWidth;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none';
    const nameOf = (element: Element) => {
      const label =
        element.getAttribute('aria-label') ?? element.querySelector('caption')?.textContent;
      const words = (label ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      return `${element.tagName.toLowerCase()}.${element.className} « ${words} »`;
    };
    const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const firstColumnStays = (frame: Element) =>
      [...frame.querySelectorAll('tr > :first-child')].every(
        (cell) => getComputedStyle(cell).position === 'sticky',
      );
    const faultOf = (element: HTMLElement): string | null => {
      const over = element.scrollWidth - element.clientWidth;
      if (over > 1 && (isClipping(element) || element.matches('th, td'))) {
        const { scrolls } = element.dataset;
        const isScrolling = scrolls === 'always' || (scrolls === 'onPhones' && pageWidth < 700);
        const mayScroll = !isPrinted && isScrolling && firstColumnStays(element);
        return mayScroll ? null : `${over} px too wide: ${nameOf(element)}`;
      }
      const past = Math.round(element.getBoundingClientRect().right - pageWidth);
      const isFramed = element.parentElement?.closest('.scroll-frame') ?? null;
      return past > 1 && isFramed === null ? `${past} px past the page: ${nameOf(element)}` : null;
    };
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || !isSeen(element)) return [];
      return element.matches('input, textarea, select') ? [] : (faultOf(element) ?? []);
    });
  });
