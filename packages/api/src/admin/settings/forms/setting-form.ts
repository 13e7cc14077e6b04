import type { Locale, SettingKind, SiteContent } from '@aube/content';
import { z } from 'zod';
import type { FieldIssue } from '../../../errors.ts';
import { entityId, NO_VERSION, whole } from '../../../primitives.ts';
import { editor } from '../../record/site-settings.ts';

export const place = { establishmentId: entityId.nullable() };

/** Number of the version that the files of the site give. */
export const ORIGINAL = 0;

export type Place = { readonly id: number; readonly referenceCode: string };

export type SettingForm = {
  /** Form values that the console sends. */
  readonly typed: z.ZodType;
  /**
   * Form values that the console shows. They may be longer than `typed` allows, when they come from
   * a file.
   */
  readonly shown: z.ZodType;
  readonly preview: z.ZodType;
  formOf(this: void, content: unknown): unknown;
  contentOf(this: void, form: unknown): unknown;
  previewOf(this: void, content: unknown, locale: Locale, site: SiteContent): unknown;
  faultsOf(this: void, content: unknown, site: SiteContent): FieldIssue[];
  /** Path of a form field in the stored content, when the two paths differ. */
  filePathOf?(this: void, path: FieldIssue['path']): FieldIssue['path'];
  inForce(this: void, site: SiteContent, place: Place | null): unknown;
  /** Summary of the content in force, for the list of settings; null without a summary. */
  headlineOf(this: void, content: unknown, locale: Locale): string | null;
};

export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
});

const change = { changedAt: z.string(), changedBy: editor };
const number = z.number();
const version = z.object({
  number,
  isInForce: z.boolean(),
  /** Null for the original of the files. */
  publishedAt: z.string().nullable(),
  publishedBy: editor,
});

export const readOutput = <
  Kind extends SettingKind,
  Shown extends z.ZodType,
  Preview extends z.ZodType,
>(
  kind: Kind,
  { shown, preview }: { shown: Shown; preview: Preview },
) =>
  z.object({
    kind: z.literal(kind),
    establishment: z.object({ establishmentId: number, name: z.string() }).nullable(),
    form: shown,
    draft: z
      .object({
        settingId: number,
        version: number,
        form: shown,
        ...change,
        faults: z.array(issue),
        preview: z.object({ fr: preview, en: preview }),
      })
      .nullable(),
    versions: z.array(version),
  });

export const draftInput = <Kind extends SettingKind, Typed extends z.ZodType>(
  kind: Kind,
  { typed }: { typed: Typed },
) =>
  z.object({
    kind: z.literal(kind),
    ...place,
    settingId: entityId.nullable(),
    version: whole(0, NO_VERSION),
    form: typed,
  });
