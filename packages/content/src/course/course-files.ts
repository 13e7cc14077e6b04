import { z } from 'zod';

const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const line = z.string().trim().min(1);
const localised = z.strictObject({ fr: line, en: line });

/** A file by its path in the content folder, or an address of another site. */
const media = (extensions: string) =>
  z
    .string()
    .regex(
      new RegExp(
        `^(?:https://[^\\s/]+/\\S+|(?:[\\w-]+/)+[\\w-][\\w.-]*\\.(?:${extensions}))$`,
        'u',
      ),
      `must be a path to a file (${extensions.replaceAll('|', ', ')}) or an https address`,
    );

const video = z.strictObject({ source: media('mp4|webm'), captions: media('vtt').optional() });

/** `module.json`: a module's names, its video and the order of its chapters. */
export const moduleFileSchema = z.strictObject({
  number: z.int().min(1).max(6),
  id: kebab,
  title: localised,
  summary: localised,
  /** Left out while the module has none. */
  video: z.strictObject({ fr: video, en: video }).optional(),
  chapters: z.array(kebab).min(1),
});
export type ModuleFile = z.infer<typeof moduleFileSchema>;

/** `references.json`: facts and the published works they rest on; the order gives the numbers. */
export const referencesFileSchema = z.array(
  z.strictObject({
    id: kebab,
    fact: localised,
    authors: line,
    year: z.int().min(1900).max(2100),
    title: line,
    publication: line,
  }),
);
