import type { z } from 'zod';
import type { Content } from '../content.ts';

export type SiteContent = Pick<Content, 'course' | 'pages' | 'questionnaires'>;

/** One kind of setting of a site. @decision D90 console#settings */
export type SettingKindRules = {
  /** `siteAndEstablishment`: the site has one, and each establishment may have its own. */
  readonly scope: 'site' | 'siteAndEstablishment';
  /** Content that this release can read, also of an older version. */
  readonly schema: z.ZodType;
  /** Content that the console may publish. */
  readonly editedSchema: z.ZodType;
  /**
   * Lays a published setting over the content of the files.
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
