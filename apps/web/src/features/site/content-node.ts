import type { RouterOutputs } from '@aube/api';

/** A public page, as the server sends it. */
export type ContentPage = RouterOutputs['programme']['getPage'];
export type PageId = ContentPage['id'];
/** A part of a chapter or page: text, or an element drawn by its `name`. */
export type ContentNode = ContentPage['body'][number];
export type ContentElement = Exclude<ContentNode, string>;
export type ElementOf<Name extends ContentElement['name']> = Extract<
  ContentElement,
  { name: Name }
>;

/** The words of some nodes, without the numbers of sources. */
export function wordsOf(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? wordsOf(node.children) : '';
    })
    .join('');
}
