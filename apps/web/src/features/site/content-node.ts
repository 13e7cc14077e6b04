import type { RouterInputs, RouterOutputs } from '@aube/api';

export type ContentPage = RouterOutputs['programme']['getPage'];
export type PublicPageId = RouterInputs['programme']['getPage']['id'];
export type ContentNode = ContentPage['body'][number];
export type ContentElement = Exclude<ContentNode, string>;
export type ElementOf<Name extends ContentElement['name']> = Extract<
  ContentElement,
  { name: Name }
>;

export function wordsOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? wordsOf(node.children) : '';
    })
    .join('');
}
