import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';

const DrawnScene = lazyPart(() => import('../drawing/drawn-scene.tsx'));

/**
 * A drawing of a chapter, on screen only: it loads after the text into a reserved space.
 * @decision D73 programme#drawings
 */
export function ChapterDrawing(props: { readonly id: string; readonly alt: string }) {
  return (
    <div className="chapter-figure" data-screen-only>
      <Suspense fallback={<div className="chapter-drawing" />}>
        <DrawnScene {...props} />
      </Suspense>
    </div>
  );
}
