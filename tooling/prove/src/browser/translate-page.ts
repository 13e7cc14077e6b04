import type { Page } from '@playwright/test';

/** Replaces text nodes by nested `font` elements, as translators do, and keeps the words. */
export const translatePage = (page: Page): Promise<unknown> => page.addInitScript(translate);

type Translated = { readonly text: Text; readonly shown: HTMLElement };

/**
 * Translated texts that are still on the page after the application has changed the original text.
 */
export const oldTextsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'translated') as Translated[])
      .filter(({ text, shown }) => shown.isConnected && shown.textContent !== text.data)
      .map(({ text, shown }) => `${shown.textContent} (${text.data})`),
  );

function translate(): void {
  const translated: Translated[] = [];
  Reflect.set(window, 'translated', translated);
  const untranslated = 'script, style, noscript, textarea, svg, font';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    text.replaceWith(outer);
    translated.push({ text, shown: inner });
  };
  const replaceIn = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) replace(text);
  };
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        if (node.isConnected) replaceIn(node);
      }
    }
  });
  addEventListener('DOMContentLoaded', () => {
    replaceIn(document.documentElement);
    changes.observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
