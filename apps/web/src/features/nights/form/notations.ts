import type { NumberRule } from '@aube/dictionary';
import { formatClockTime, parseClockTime } from '@aube/api/rules';
import { parseCount, parseDuration } from './read-duration.ts';

type Kind = NumberRule['kind'];

export const readFigure: Record<Kind, (text: string) => number | null> = {
  clockTime: parseClockTime,
  minutes: parseDuration,
  count: parseCount,
  choice: parseCount,
};

export const writeFigure = (kind: Kind, figure: number): string =>
  kind === 'clockTime' ? formatClockTime(figure) : String(figure);
