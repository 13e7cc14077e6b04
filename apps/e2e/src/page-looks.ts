import type { Page } from '@playwright/test';

export const filledButtonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const fills = ['--action', '--accent'].map((token) => {
      probe.style.backgroundColor = `var(${token})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return [...document.querySelectorAll('main :is(a, button)')].flatMap((button) =>
      button.checkVisibility() && fills.includes(getComputedStyle(button).backgroundColor)
        ? [button.textContent]
        : [],
    );
  });

/** Pairs of texts that are printed over one another. */
export const overlappingWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent?.closest('main') || parent.closest('svg, select')) continue;
      if (parent.matches('details:not([open])')) continue;
      // An open menu covers the page.
      if (parent.closest('details[data-screen-only] > :not(summary)')) continue;
      if (!parent.checkVisibility(seen) || isHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, parent, box });
    }
    const lowest = 4;
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        if (one.parent === other.parent) return [];
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.max(lowest, 0.3 * Math.min(one.box.height, other.box.height));
        return width > 2 && height > least ? [`${one.text} / ${other.text}`] : [];
      }),
    );
  });

export const drawingsUnderWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widestIcon = 60;
    const shapes = [...document.querySelectorAll('main svg[aria-hidden]')].flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      if (frame.width <= widestIcon) return [];
      return [...svg.querySelectorAll('circle, path, rect')].map((shape) => {
        const { left, top, right, bottom } = shape.getBoundingClientRect();
        return {
          left: Math.max(left, frame.left),
          top: Math.max(top, frame.top),
          right: Math.min(right, frame.right),
          // The hills overlap the edge by one pixel, so that no gap is visible.
          bottom: Math.min(bottom, frame.bottom) - 1,
        };
      });
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.closest('main') || parent.closest('svg') || !parent.checkVisibility()) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some((line) =>
        shapes.some(
          (shape) =>
            shape.left < line.right &&
            line.left < shape.right &&
            shape.top < line.bottom &&
            line.top < shape.bottom,
        ),
      );
      if (isUnder) faults.push(text.textContent?.trim() ?? '');
    }
    return faults;
  });
