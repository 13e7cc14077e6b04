import type { z } from 'zod';
import type { Content } from '../content.ts';

export type SiteContent = Pick<Content, 'course' | 'pages' | 'questionnaires'>;

/** @decision D90 console#settings */
export type SettingKindRules = {
  /**
   * `siteAndEstablishment`: the site has a value, and each establishment may have its own value.
   */
  readonly scope: 'site' | 'siteAndEstablishment';
  /** Accepts stored content, also of an older version. */
  readonly schema: z.ZodType;
  readonly editedSchema: z.ZodType;
  /**
   * Applies a published setting to the content of the files.
   * @param content read by `schema`
   * @param establishmentId null for the whole site
   */
  lay(
    this: void,
    content: unknown,
    files: SiteContent,
    establishmentId: number | null,
  ): SiteContent;
};
