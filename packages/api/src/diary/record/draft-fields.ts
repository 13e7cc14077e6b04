import { nightFields, type NightFieldRule } from '@aube/dictionary';
import { z } from 'zod';
import { flag, longText } from '../../primitives.ts';
import {
  nightDetails,
  nightFigures,
  type NightDetail,
  type NightFigure,
} from '../rules/night-fields.ts';

const typed = (length: number) => longText(length).optional();
const anyTyped = typed(40);
const keptText = z.string().optional();

/** What stands in a field of the page, as typed. */
export const fieldTyped = (rule: NightFieldRule) =>
  rule.kind === 'text' ? typed(rule.maximumLength) : anyTyped;

/** A draft's fields, each with the schema of what is typed in it. */
const draftOf = <Text extends z.ZodType<string | undefined>>(
  textOf: (rule: NightFieldRule) => Text,
) =>
  z.object({
    ...(Object.fromEntries(
      [...nightFigures, ...nightDetails].map((name) => [name, textOf(nightFields[name])]),
    ) as Record<NightFigure | NightDetail, Text>),
    didNotSleep: flag.optional(),
    napsOpen: flag.optional(),
    naps: z
      .array(
        z.object({
          startTime: textOf(nightFields.lightsOutTime),
          endTime: textOf(nightFields.lightsOutTime),
        }),
      )
      .max(nightFields.naps.maximum, { error: 'tooMany' })
      .optional(),
  });

/** What stands in the diary's fields, as typed: nothing is judged before it is saved. */
export const draftFields = draftOf(fieldTyped);

/** A kept draft as it is answered: looked at once, when it came. */
export const keptFields = draftOf(() => keptText);
