import type { PublicPageId } from '../../site/content-node.ts';

/** Texts of participants that staff read in the console, by the last part of their address. */
export const participantTexts: ReadonlyMap<string, PublicPageId> = new Map([
  ['guide-utilisateur', 'user-guide'],
  ['faq', 'faq'],
  ['confidentialite', 'privacy'],
  ['accessibilite', 'accessibility'],
]);
