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
