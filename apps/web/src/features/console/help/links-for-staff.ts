import { pathTo } from '../../../routes.ts';
import type { ContentNode } from '../../site/content-node.ts';
import { participantTexts } from './participant-texts.ts';

/**
 * Specification §4 closes some pages to staff. A link to such a page leads to the console's copy,
 * or becomes plain words.
 */
export function linksForStaff(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === 'string' || !('children' in node)) return [node];
    const children = linksForStaff(node.children);
    if (node.name !== 'a' || !node.href.startsWith('/')) return [{ ...node, children }];
    const text = node.href.slice(1);
    if (!participantTexts.has(text)) return children;
    return [{ ...node, href: pathTo('adminHelpText', { text }), children }];
  });
}
