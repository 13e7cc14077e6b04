import type { Locale, SettingKind, SiteContent } from '@aube/content';
import { z } from 'zod';
import type { FieldIssue } from '../../../errors.ts';
import { entityId, NO_VERSION, whole } from '../../../primitives.ts';
import { editor } from '../../record/site-settings.ts';

/** Establishment of a setting; null for the whole site. */
export const place = { establishmentId: entityId.nullable() };

export type Place = { readonly id: number; readonly referenceCode: string };

/** Form of the console for one kind of setting. */
export type SettingForm = {
  /** Form as the console sends it. */
  readonly typed: z.ZodType;
  /** Form as the console shows it: a file may hold more than the console takes. */
  readonly shown: z.ZodType;
  /** Setting as a participant reads it. */
  readonly preview: z.ZodType;
  formOf(this: void, content: unknown): unknown;
  contentOf(this: void, form: unknown): unknown;
  previewOf(this: void, content: unknown, locale: Locale, site: SiteContent): unknown;
  /** Faults at the fields of the form that keep the content from being published. */
  faultsOf(this: void, content: unknown, site: SiteContent): FieldIssue[];
  /** Content in force; `place` is null for the whole site. */
  inForce(this: void, site: SiteContent, place: Place | null): unknown;
  /** Words of the list that tell what is in force; null when there is nothing to tell. */
  headlineOf(this: void, content: unknown, locale: Locale): string | null;
};

export const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
});

const change = { changedAt: z.string(), changedBy: editor };
const number = z.number();
const version = z.object({
  settingId: number,
  number,
  isInForce: z.boolean(),
  publishedAt: z.string(),
  publishedBy: editor,
});

/** Answer of `getSetting` for one kind. */
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
    /** In force: published, or from the files. */
    form: shown,
    draft: z
      .object({
        settingId: number,
        version: number,
        form: shown,
        ...change,
        /** Faults that keep the draft from being published. */
        faults: z.array(issue),
        /** The draft as a participant would read it. */
        preview: z.object({ fr: preview, en: preview }),
      })
      .nullable(),
    versions: z.array(version),
  });

/** Input of `saveSettingDraft` for one kind. */
export const draftInput = <Kind extends SettingKind, Typed extends z.ZodType>(
  kind: Kind,
  { typed }: { typed: Typed },
) =>
  z.object({
    kind: z.literal(kind),
    ...place,
    /** Draft that was read; null without a draft. */
    settingId: entityId.nullable(),
    /** Version of the draft that was read; 0 without a draft. */
    version: whole(0, NO_VERSION),
    form: typed,
  });
