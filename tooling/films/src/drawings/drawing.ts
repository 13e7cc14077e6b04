import type { IconName } from './icons.ts';

type DrawingContext = {
  readonly labels: string[];
  readonly icons: IconName[];
  readonly values: number[];
  /** Time of a step, in seconds from the start of the scene. */
  readonly at: (step: number) => number;
};

/**
 * Sizes in pixels. `split`: 640 × 500 beside the title. `wide`: 1120 × 400 below the title.
 * `title`: the whole picture.
 */
export type Drawing = {
  readonly layout: 'split' | 'wide' | 'title';
  readonly draw: (context: DrawingContext) => string;
};
