import { z } from 'zod';
import { isSingleLine } from '../../../people/rules/person-name.ts';
import { longText } from '../../../primitives.ts';

export const typedLine = (most: number) =>
  longText(most).refine((value) => isSingleLine(value), { error: 'unsafeText' });

/** Text of one line from a file, which may be longer than a typed text. */
export const shownLine = () => z.string();

export const bothOf = <Text extends z.ZodType<string>>(
  text: (most: number) => Text,
  most: number,
) => z.object({ fr: text(most), en: text(most) });
