import { expect, it } from 'vitest';
import { blocksOfPage, rangeOf } from './page-blocks.ts';
import { spokenQueue } from './spoken-queue.ts';

function page(html: string): HTMLElement {
  const root = document.createElement('article');
  root.append(document.createRange().createContextualFragment(html));
  document.body.replaceChildren(root);
  return root;
}
const textsOf = (html: string) => blocksOfPage(page(html)).map(({ text }) => text);

it.each([
  ['headings, paragraphs and items', '<h2>A</h2><p>B</p><ul><li>C</li><li>D</li></ul>', 'A B C D'],
  ['words in bold and links stay in their sentence', '<p>a<strong>b</strong><a>c</a></p>', 'abc'],
  ['an item with a list of its own', '<ol><li>A<ul><li>B</li></ul></li></ol>', 'A B'],
  ['no number of a source', '<p>A<sup class="source-mark"><a>1</a></sup></p>', 'A'],
  ['no words for screen readers alone', '<p>A<span class="sr-only">x</span></p>', 'A'],
  ['no exercise, because answers are private', '<section class="exercise"><p>x</p></section>', ''],
  ['no questions', '<section class="quiz"><h2>x</h2><p>x</p></section>', ''],
  ['no guide', '<section class="relaxation"><ol><li>x</li></ol></section>', ''],
  ['no drawing', '<div data-screen-only><p>x</p></div>', ''],
])('reads %s', (_case, html, expected) => {
  expect(textsOf(html).join(' ')).toBe(expected);
});

it('takes a recording as one block, with its sound', () => {
  const html = `<p>A</p><section class="recording"><h3>B</h3><audio></audio><p>C</p></section>`;
  const blocks = blocksOfPage(page(html));
  expect(blocks.map(({ isRecorded }) => isRecorded)).toEqual([false, true]);
  expect(blocks[1]?.recording?.tagName).toBe('AUDIO');
});

it('finds a sentence that crosses elements', () => {
  const blocks = blocksOfPage(page('<p>Un. Si <em>vous</em> avez sommeil, non. Trois.</p>'));
  const ranges = spokenQueue(blocks, 'fr').map((piece) => rangeOf(blocks[0]!, piece).toString());
  expect(ranges).toEqual(['Un.', 'Si vous avez sommeil, non.', 'Trois.']);
});

it('takes the whole block once a translator replaced its text', () => {
  const root = page('<p>Un. Deux.</p>');
  const blocks = blocksOfPage(root);
  const [piece] = spokenQueue(blocks, 'fr');
  root.querySelector('p')!.replaceChildren('One. Two.');
  expect(rangeOf(blocks[0]!, piece!).toString()).toBe('One. Two.');
});
