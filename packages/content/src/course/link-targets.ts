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
  '/notifications',
  '/personnes-ressources',
  '/references',
]);

export type ChapterPaths = ReadonlyMap<string, string>;

export function chapterPath(moduleNumber: number, chapterNumber: number): string {
  return `/mon-programme/module/${moduleNumber}/chapitre/${chapterNumber}`;
}

/**
 * Address of a link; null for an invalid link. Valid links are `chapter:<id>`, a page, a module, a
 * chapter by number, an https address, a telephone number or an email address.
 */
export function findLinkTarget(href: string, chapters: ChapterPaths): string | null {
  if (href.startsWith('chapter:')) return chapters.get(href.slice('chapter:'.length)) ?? null;
  if (/^(?:https:\/\/[^\s/]+\.[^\s/]+|tel:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/u.test(href))
    return href;
  if (linkablePages.has(href)) return href;
  if (/^\/mon-programme\/module\/[1-6](?:\/video)?$/u.test(href)) return href;
  return [...chapters.values()].includes(href) ? href : null;
}
