import { type PageBlock, rangeOf } from './page-blocks.ts';
import type { SpokenPiece } from './spoken-queue.ts';

const NAME = 'spoken';
const highlights = () => ('highlights' in CSS ? CSS.highlights : null);

/** Room that bars may take above and below the text, in pixels. */
const ROOM = 120;

function keepInView(place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= ROOM && bottom <= innerHeight - ROOM) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
}

/** Marks what is being read, keeps it in view, and answers what takes the mark away. */
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
