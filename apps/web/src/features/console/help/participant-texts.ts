import type { PublicPageId } from '../../site/content-node.ts';

export const participantTexts: ReadonlyMap<string, PublicPageId> = new Map([
  ['guide-utilisateur', 'user-guide'],
  ['faq', 'faq'],
  ['personnes-ressources', 'resources'],
  ['confidentialite', 'privacy'],
  ['accessibilite', 'accessibility'],
]);
