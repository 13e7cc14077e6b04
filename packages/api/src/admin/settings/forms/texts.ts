import { z } from 'zod';
import { isSingleLine } from '../../../people/rules/person-name.ts';
import { longText } from '../../../primitives.ts';

/** A text of one line, as somebody types it. */
export const typedLine = (most: number) =>
  longText(most).refine((value) => isSingleLine(value), { error: 'unsafeText' });

/** A text of a file, which may be longer than the console takes. */
export const shownLine = () => z.string();

/** One text in both languages. */
export const bothOf = <Text extends z.ZodType<string>>(
  text: (most: number) => Text,
  most: number,
) => z.object({ fr: text(most), en: text(most) });
