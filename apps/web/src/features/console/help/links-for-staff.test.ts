import { expect, it } from 'vitest';
import { findRoute } from '../../../lib/match-route.ts';
import type { ContentNode } from '../../site/content-node.ts';
import { linksForStaff } from './links-for-staff.ts';
import { participantTexts } from './participant-texts.ts';

const link = (href: string): ContentNode => ({ name: 'a', href, children: ['ici'] });
const paragraph = (...children: ContentNode[]): ContentNode => ({ name: 'p', children });

it.each<[string, ContentNode]>([
  ['/faq', link('/admin/aide/faq')],
  ['/guide-utilisateur', link('/admin/aide/guide-utilisateur')],
  ['/confidentialite', link('/admin/aide/confidentialite')],
  ['/accessibilite', link('/admin/aide/accessibilite')],
  ['/personnes-ressources', link('/admin/aide/personnes-ressources')],
  ['/a-propos', 'ici'],
  ['/abandon', 'ici'],
  ['/', 'ici'],
  ['https://example.org/x', link('https://example.org/x')],
  ['tel:911', link('tel:911')],
])('%s', (href, shown) => {
  expect(linksForStaff([paragraph('Lisez ', link(href))])).toEqual([paragraph('Lisez ', shown)]);
});

it('each text of participants is a page of the console, and no other', () => {
  for (const text of participantTexts.keys()) {
    expect(findRoute(`/admin/aide/${text}`)?.id).toBe('adminHelpText');
  }
  expect(findRoute('/admin/aide/consentement')).toBeNull();
});
