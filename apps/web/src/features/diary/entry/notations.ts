import { formatClockTime, type NumberRule, parseClockTime } from '@aube/api/rules';
import { parseCount, parseDuration } from './read-duration.ts';

/** How a figure is read as people write it, and written the usual way. */
export interface Notation {
  /** Null when the text is no such figure. */
  readonly read: (text: string) => number | null;
  readonly write: (figure: number) => string;
}

export const notations: Record<NumberRule['kind'], Notation> = {
  clockTime: { read: parseClockTime, write: formatClockTime },
  minutes: { read: parseDuration, write: String },
  count: { read: parseCount, write: String },
  choice: { read: parseCount, write: String },
};
