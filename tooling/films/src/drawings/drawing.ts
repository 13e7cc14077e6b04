import type { IconName } from './icons.ts';

type DrawingContext = {
  readonly labels: string[];
  readonly icons: IconName[];
  readonly values: number[];
  /** Start of a step, in seconds from the start of the scene. */
  readonly at: (step: number) => number;
};

/**
 * Sizes in pixels. `split`: beside the title (640 × 500). `wide`: below the title (1120 × 400).
 * `title`: the whole picture.
 */
export type Drawing = {
  readonly layout: 'split' | 'wide' | 'title';
  readonly draw: (context: DrawingContext) => string;
};
