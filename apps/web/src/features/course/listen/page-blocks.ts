import type { SpokenBlock, SpokenPiece } from './spoken-queue.ts';

export type PageBlock = SpokenBlock & {
  readonly element: HTMLElement;
  readonly nodes: readonly Text[];
  readonly recording: HTMLAudioElement | null;
};

const BLOCK = 'h2, h3, p, li';
/** Not read aloud: source numbers, pictures, interactive parts and private answers. */
const SILENT = 'sup, .sr-only, .quiz, .exercise, .relaxation, .breathing, [data-screen-only]';

export function blocksOfPage(root: HTMLElement): PageBlock[] {
  const blocks: { element: HTMLElement; nodes: Text[]; recording: HTMLAudioElement | null }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const section = node.parentElement?.closest<HTMLElement>('.recording') ?? null;
    const element = section ?? node.parentElement?.closest<HTMLElement>(BLOCK);
    if (!element || !root.contains(element) || node.parentElement?.closest(SILENT)) continue;
    const last = blocks.at(-1);
    if (last?.element === element) last.nodes.push(node);
    else
      blocks.push({ element, nodes: [node], recording: section?.querySelector('audio') ?? null });
  }
  return blocks.map((block) => ({
    ...block,
    text: block.nodes.map(({ data }) => data).join(''),
    isRecorded: block.recording !== null,
  }));
}

function placeOf(nodes: readonly Text[], offset: number): [Text, number] | null {
  let left = offset;
  for (const node of nodes) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  return null;
}

/** Range of the piece; the whole block when the browser has translated the text. */
export function rangeOf({ element, nodes }: PageBlock, { from, to }: SpokenPiece): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [start, end] = [placeOf(nodes, from), placeOf(nodes, to)];
  if (nodes.some(({ isConnected }) => !isConnected) || !start || !end) return range;
  range.setStart(...start);
  range.setEnd(...end);
  return range;
}

const NAME = 'spoken';
const highlights = () => ('highlights' in CSS ? CSS.highlights : null);

/** Height of fixed bars at the top and at the bottom of the window. */
const BARS_PX = 120;

function keepInView(place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= BARS_PX && bottom <= innerHeight - BARS_PX) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
}

/** Highlights a piece and scrolls to the piece. @returns a function that removes the highlight */
export function markPiece(block: PageBlock, piece: SpokenPiece): () => void {
  const place = rangeOf(block, piece);
  block.element.dataset['spoken'] = '';
  highlights()?.set(NAME, new Highlight(place));
  keepInView(place);
  return () => {
    delete block.element.dataset['spoken'];
    highlights()?.delete(NAME);
  };
}
