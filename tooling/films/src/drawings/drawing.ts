import type { IconName } from './icons.ts';

/** What a drawing knows of its scene. */
type DrawingContext = {
  readonly labels: string[];
  readonly icons: IconName[];
  /** Lengths of bars, in any unit. */
  readonly values: number[];
  /** When a step of the drawing comes, in seconds from the scene's start. */
  readonly at: (step: number) => number;
};

/** `split` stands beside the title (640 × 500), `wide` below it (1120 × 400), `title` on the whole picture. */
export type Drawing = {
  readonly layout: 'split' | 'wide' | 'title';
  readonly draw: (context: DrawingContext) => string;
};
