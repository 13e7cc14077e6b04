import { pathTo } from '../../../routes.ts';
import type { ContentNode } from '../../site/content-node.ts';
import { participantTexts } from './participant-texts.ts';

/**
 * A link to a page that specification §4 closes to staff leads to the same text in the console, or
 * becomes plain words.
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
