import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@aube/content/locale';
import { localised, renderRuleFigures, typesetTexts } from '@aube/content/script';
import { z } from 'zod';
import { drawingNames } from './drawings/drawings.ts';
import { iconNames } from './drawings/icons.ts';

const sceneSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/u),
  title: localised,
  drawing: z.enum(drawingNames),
  labels: z.array(localised).default([]),
  icons: z.array(z.enum(iconNames)).default([]),
  values: z.array(z.number().positive()).default([]),
  /**
   * Index of the caption that appears with each step of the drawing; by default caption n with step
   * n.
   */
  reveal: z.array(z.int().min(0)).default([]),
  picture: localised.nullable().default(null),
  lines: z.array(localised).min(1),
});

const scriptSchema = z.strictObject({ scenes: z.array(sceneSchema).min(3) });

export type Scene = z.infer<typeof sceneSchema>;
export type VideoScript = z.infer<typeof scriptSchema>;

function fillFigures<T>(value: T): T {
  const figures = { fr: renderRuleFigures('fr'), en: renderRuleFigures('en') };
  const fill = (text: string, locale: Locale): string =>
    text.replace(/\{(\w+)\}/gu, (_, name: string) => {
      const figure = (figures[locale] as Record<string, string>)[name];
      if (figure === undefined) throw new Error(`the rules have no figure ${name}`);
      return figure;
    });
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]: [string, unknown]) => [
        key,
        typeof inner === 'string' && (key === 'fr' || key === 'en')
          ? fill(inner, key)
          : walk(inner),
      ]),
    );
  };
  return walk(value) as T;
}

export async function readScript(moduleFolder: string): Promise<VideoScript> {
  const text = await readFile(join(moduleFolder, 'video.json'), 'utf8');
  return typesetTexts(fillFigures(scriptSchema.parse(JSON.parse(text))), 'published');
}
