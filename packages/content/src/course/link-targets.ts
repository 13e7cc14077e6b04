/**
 * Pages that a chapter may link to, as French paths; the English path begins with `/en`.
 * @source specification §2
 */
export const linkablePages: ReadonlySet<string> = new Set([
  '/',
  '/a-propos',
  '/abandon',
  '/accessibilite',
  '/activites',
  '/confidentialite',
  '/consentement',
  '/evaluez-mon-sommeil',
  '/evolution-sommeil',
  '/faq',
  '/guide-utilisateur',
  '/journal-sommeil',
  '/mon-compte',
  '/mon-programme',
  '/mon-programme/faire-le-point',
  '/notifications',
  '/personnes-ressources',
  '/references',
]);

export type ChapterPaths = ReadonlyMap<string, string>;

export function chapterPath(moduleNumber: number, chapterNumber: number): string {
  return `/mon-programme/module/${moduleNumber}/chapitre/${chapterNumber}`;
}

/**
 * Null for an invalid link. Valid: `chapter:<id>`, pages, modules, chapters, https addresses,
 * telephone numbers, email addresses.
 */
export function findLinkTarget(href: string, chapters: ChapterPaths): string | null {
  if (href.startsWith('chapter:')) return chapters.get(href.slice('chapter:'.length)) ?? null;
  if (/^(?:https:\/\/[^\s/]+\.[^\s/]+|tel:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/u.test(href))
    return href;
  if (linkablePages.has(href)) return href;
  if (/^\/mon-programme\/module\/[1-6](?:\/video)?$/u.test(href)) return href;
  return [...chapters.values()].includes(href) ? href : null;
}
