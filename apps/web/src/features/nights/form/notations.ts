import type { NumberRule } from '@aube/dictionary';
import { formatClockTime, parseClockTime, parseCount, parseDuration } from '@aube/api/rules';

type Kind = NumberRule['kind'];

export const readFigure: Record<Kind, (text: string) => number | null> = {
  clockTime: parseClockTime,
  minutes: parseDuration,
  count: parseCount,
  choice: parseCount,
};

export const writeFigure = (kind: Kind, figure: number): string =>
  kind === 'clockTime' ? formatClockTime(figure) : String(figure);
