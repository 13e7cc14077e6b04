import { join } from 'node:path';
import { z } from 'zod';
import { listFolder, readJsonFile } from '../read-json-file.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';
import { line, localised } from '../localised.ts';
import { phoneNumber } from '../phone-number.ts';

const EMERGENCY = '911';

function resourceWith(capped: (most: number) => number) {
  const text = (most: number) => line.max(capped(most));
  const both = (most: number) => z.strictObject({ fr: text(most), en: text(most) });
  const number = phoneNumber.extend({ display: text(60) });
  return z.strictObject({
    code: text(60),
    name: both(120),
    detail: both(300).optional(),
    hours: both(200).optional(),
    isAlwaysOpen: z.boolean().optional(),
    phone: number.optional(),
    text: number.optional(),
    url: z
      .url({ protocol: /^https$/u })
      .max(capped(300))
      .optional(),
  });
}

/** Texts in files have no maximum length, because a file of an earlier release must load. */
const resourceSchema = resourceWith(() => Infinity);

/** Keys of `establishments` are reference codes of establishments. */
const crisisFileSchema = z.strictObject({
  title: localised,
  text: localised,
  national: z.array(resourceSchema).min(1),
  establishments: z.record(line, z.array(resourceSchema)),
});

export type CrisisResource = z.infer<typeof resourceSchema>;

const isReachable = ({ phone, text, url }: CrisisResource) => Boolean(phone ?? text ?? url);
export const isEmergency = ({ phone, text }: CrisisResource) =>
  [phone, text].some((number) => number?.tel === EMERGENCY);

/** True for a line that answers at any hour. The emergency number does not count. */
const isSure = (each: CrisisResource) =>
  each.isAlwaysOpen === true && Boolean(each.phone ?? each.text) && !isEmergency(each);

const linesOf = (resource: z.ZodType<CrisisResource>) =>
  z.array(
    resource.refine(isReachable, {
      error: 'has no phone, text or address',
      params: { code: 'noWayToReachLine' },
    }),
  );

export const crisisLinesSchema = linesOf(resourceSchema).min(1);

const editedResourceSchema = resourceWith((most) => most)
  .refine(({ isAlwaysOpen, hours }) => !(isAlwaysOpen && hours), {
    error: 'answers day and night and has hours',
    path: ['hours'],
    params: { code: 'hoursOfSureLine' },
  })
  .refine((each) => !(each.phone ?? each.text) || each.isAlwaysOpen || each.hours, {
    error: 'has a number without hours',
    path: ['hours'],
    params: { code: 'noHours' },
  });

/**
 * Crisis lines that the console may publish. At least one line is open day and night. Every other
 * line with a telephone gives its opening hours.
 */
export const editedCrisisLinesSchema = linesOf(editedResourceSchema)
  .max(12)
  .refine((lines) => lines.some(isSure), {
    error: 'has no line that answers day and night',
    params: { code: 'noSureLine' },
  });

export type CrisisContent = {
  readonly title: Localised;
  readonly text: Localised;
  readonly national: readonly CrisisResource[];
  readonly establishments: Readonly<Record<string, readonly CrisisResource[]>>;
  /** True when the console published the national lines. */
  readonly isOfSite?: boolean;
};

/**
 * Crisis line to use inside a sentence: a line that answers day and night, else the first line with
 * a number.
 */
export function mainLine(lines: readonly CrisisResource[]): CrisisResource | null {
  const numbered = lines.filter(({ phone, text }) => phone ?? text);
  return lines.find(isSure) ?? numbered.find((each) => !isEmergency(each)) ?? numbered[0] ?? null;
}

const FOLDER = 'crisis';
const FILE = 'resources.json';

/**
 * Reads `crisis/resources.json`; a file of the site replaces the product's file. Null when the
 * file is invalid.
 * @decision D33
 */
export async function readCrisisResources(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<CrisisContent | null> {
  const isTheirs =
    overrideDir !== undefined && (await listFolder(join(overrideDir, FOLDER))).includes(FILE);
  const file = join(isTheirs ? overrideDir : root, FOLDER, FILE);
  const read = await readJsonFile(file, crisisFileSchema, report);
  if (!read) return null;
  for (const each of [...read.data.national, ...Object.values(read.data.establishments).flat()]) {
    if (!isReachable(each)) report(`${file}: ${each.code} has no phone, text or address`);
  }
  return typesetTexts(read.data);
}

/** Adds the emergency number of the files at the end when `lines` lacks this number. */
export const withEmergency = (
  lines: readonly CrisisResource[],
  filed: readonly CrisisResource[],
): CrisisResource[] => [...lines, ...(lines.some(isEmergency) ? [] : filed.filter(isEmergency))];

export function crisisResourcesFor(
  content: CrisisContent,
  referenceCode: string | null,
): readonly CrisisResource[] {
  const own =
    referenceCode !== null && Object.hasOwn(content.establishments, referenceCode)
      ? (content.establishments[referenceCode] ?? [])
      : [];
  return [...own, ...content.national];
}
