import { z } from 'zod';

const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'must be kebab-case');
const line = z.string().trim().min(1);
const localised = z.strictObject({ fr: line, en: line });

/** `module.json`: a module's names and the order of its chapters. */
export const moduleFileSchema = z.strictObject({
  number: z.int().min(1).max(6),
  id: kebab,
  title: localised,
  summary: localised,
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
