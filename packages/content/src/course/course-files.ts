import { z } from 'zod';
import { locales } from '../locale.ts';
import { line, localised } from '../localised.ts';

const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case');

const path = (extensions: string): string => `(?:[\\w-]+/)+[\\w-][\\w.-]*\\.(?:${extensions})`;
const file = (extensions: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${path(extensions)}$`, 'u'),
      `must be a path to a file (${extensions.replaceAll('|', ', ')})`,
    );
const isAddress = (source: string): boolean =>
  URL.canParse(source) && new URL(source).username === '' && new URL(source).host !== '';
const film = z
  .string()
  .regex(
    new RegExp(`^(?:https://[\\w.-]+(?::\\d+)?/\\S+|${path('mp4|webm')})$`, 'u'),
    'must be a path to a file (mp4, webm) or an https address',
  )
  .refine((source) => !source.startsWith('https:') || isAddress(source), 'must be an address');

const video = z.strictObject({
  source: film,
  captions: z
    .union([file('vtt'), z.strictObject({ fr: file('vtt'), en: file('vtt') }).partial()])
    .optional(),
  transcript: file('txt').optional(),
  poster: file('jpg|png|webp').optional(),
  voice: z.boolean().optional(),
});

export const moduleFileSchema = z.strictObject({
  number: z.int().min(1).max(6),
  id: kebab,
  title: localised,
  summary: localised,
  video: z.strictObject({ fr: video, en: video }).optional(),
  chapters: z.array(kebab).min(1),
});
export type ModuleFile = z.infer<typeof moduleFileSchema>;

/** Schema of `references.json`. The order in the file gives the numbers of the references. */
export const referencesFileSchema = z.array(
  z.strictObject({
    id: kebab,
    fact: localised,
    lang: z.enum(locales).default('en'),
    authors: line,
    year: z.int().min(1900).max(2100),
    title: line,
    publication: line,
  }),
);
