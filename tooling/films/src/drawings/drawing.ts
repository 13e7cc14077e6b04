import type { IconName } from './icons.ts';

type DrawingContext = {
  readonly labels: string[];
  readonly icons: IconName[];
  /** Lengths of bars, in any unit. */
  readonly values: number[];
  /** Start of a step of the drawing, in seconds from the scene's start. */
  readonly at: (step: number) => number;
};

/**
 * Format: `split` beside the title (640 × 500), `wide` below it (1120 × 400), `title` over the
 * whole picture.
 */
export type Drawing = {
  readonly layout: 'split' | 'wide' | 'title';
  readonly draw: (context: DrawingContext) => string;
};
