import type { FinishedPage } from '../lib/finished-answers.ts';
import type { Locale } from '../lib/locale.ts';
import { localeOfPath, pathIn } from '../lib/locale.ts';

type Parts = {
  readonly page: FinishedPage & { readonly html: string };
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noScript: string;
  readonly publicUrl: string;
  /** Scripts of this page only, without the common scripts. */
  readonly scripts: readonly string[];
};

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Escapes JSON, so that a value cannot end the script element around it. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** No links for a site that only its own machine can open. */
function linksOf(path: string, publicUrl: string): string[] {
  if (new URL(publicUrl).hostname === 'localhost') return [];
  const address = (locale: Locale) => escaped(publicUrl + pathIn(locale, path));
  return [
    `<link rel="canonical" href="${address(localeOfPath(path))}">`,
    `<link rel="alternate" hreflang="fr" href="${address('fr')}">`,
    `<link rel="alternate" hreflang="en" href="${address('en')}">`,
  ];
}

/**
 * Puts a page into the frame that the build wrote.
 * @throws for a form that could send typed text before the scripts run, and for inline styles
 */
export function fillFrame(
  frame: string,
  { page, path, title, description, noScript, publicUrl, scripts }: Parts,
): string {
  if (/<form(?![^>]*method="dialog")/.test(page.html)) {
    throw new Error(`a form of ${path} would send its fields without scripts`);
  }
  if (/<(?:script|style)|<[^>]* style="/.test(page.html)) {
    throw new Error(`${path} has an inline script or style, which the browser refuses`);
  }
  const { html, ...data } = page;
  const filled: Readonly<Record<string, string>> = {
    TITLE: escaped(title),
    DESCRIPTION: escaped(description),
    NO_SCRIPT: escaped(noScript),
    LINKS: linksOf(path, publicUrl).join('\n    '),
    PAGE: html,
    ANSWERS: asData(data),
    SCRIPTS: scripts
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
      .join('\n    '),
  };
  return frame.replaceAll(/%([A-Z_]+)%/g, (all, name: string) => filled[name] ?? all);
}
