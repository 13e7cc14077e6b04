import { nightFieldNames, type NightFieldRule, nightFields } from '@aube/dictionary';
import { z } from 'zod';
import { clockTime, flag, longText, whole } from '../../primitives.ts';
import type { NightEntry } from '../rules/night.ts';

function valueTaken(rule: NightFieldRule): z.ZodType {
  switch (rule.kind) {
    case 'yesNo':
      return flag;
    case 'text':
      return longText(rule.maximumLength);
    case 'naps':
      return z
        .array(z.object({ startTime: clockTime, endTime: clockTime }))
        .max(rule.maximum, { error: 'tooMany' });
    case 'clockTime':
    case 'minutes':
    case 'count':
    case 'choice':
      return whole(rule.minimum, rule.maximum);
  }
}

function valueShown({ kind }: NightFieldRule): z.ZodType {
  switch (kind) {
    case 'yesNo':
      return z.boolean();
    case 'text':
      return z.string();
    case 'naps':
      return z.array(z.object({ startTime: z.number(), endTime: z.number() }));
    case 'clockTime':
    case 'minutes':
    case 'count':
    case 'choice':
      return z.number();
  }
}

/**
 * Schema of a field in an input. Null empties an optional field; an absent field is not changed.
 */
export const fieldTaken = (rule: NightFieldRule): z.ZodType =>
  rule.isRequired ? valueTaken(rule) : valueTaken(rule).nullable().optional();

export const fieldShown = (rule: NightFieldRule): z.ZodType =>
  rule.isRequired ? valueShown(rule) : valueShown(rule).nullable();

const nightOf = (schemaOf: (rule: NightFieldRule) => z.ZodType) =>
  z.object(Object.fromEntries(nightFieldNames.map((name) => [name, schemaOf(nightFields[name])])));

/**
 * A night as sent by callers. `nightRefusals` checks the fields together.
 * @source specification §3
 * @decision D11 D20
 */
export const nightInput = nightOf(fieldTaken) as unknown as z.ZodType<NightEntry, NightEntry>;

export const nightOutput = nightOf(fieldShown) as unknown as z.ZodType<NightEntry, NightEntry>;
