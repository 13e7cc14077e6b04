import { z } from 'zod';
import { flag, longText } from '../../primitives.ts';
import {
  nightFields,
  nightFigures,
  type NightFieldRule,
  type NightFigure,
} from '../rules/night-fields.ts';

const typed = (length: number) => longText(length).optional();
const anyTyped = typed(40);

/** What stands in a field of the page, as typed. */
export const fieldTyped = (rule: NightFieldRule) =>
  rule.kind === 'text' ? typed(rule.maximumLength) : anyTyped;

const typedFigures = Object.fromEntries(
  nightFigures.map((figure) => [figure, fieldTyped(nightFields[figure])]),
) as Record<NightFigure, typeof anyTyped>;

/** What stands in the diary's fields, as typed: nothing is judged before it is saved. */
export const draftFields = z.object({
  ...typedFigures,
  didNotSleep: flag.optional(),
  napsOpen: flag.optional(),
  naps: z
    .array(z.object({ startTime: anyTyped, endTime: anyTyped }))
    .max(nightFields.naps.maximum, { error: 'tooMany' })
    .optional(),
});
