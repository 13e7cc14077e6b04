import type { SiteContent } from './setting-kind.ts';
import { isSettingKind, settingRules } from './setting-kinds.ts';

export type PublishedSetting = {
  readonly kind: string;
  readonly establishmentId: number | null;
  readonly content: unknown;
};

/**
 * Applies the published settings to the content of the files.
 * @param report called with each setting that this release cannot read; such a setting has no
 *   effect
 */
export function layOver(
  files: SiteContent,
  settings: readonly PublishedSetting[],
  report: (fault: string) => void,
): SiteContent {
  return settings.reduce<SiteContent>((laid, { kind, establishmentId, content }) => {
    if (!isSettingKind(kind)) {
      report(`the setting ${kind} is unknown to this release`);
      return laid;
    }
    const { schema, lay } = settingRules(kind);
    const parsed = schema.safeParse(content);
    if (!parsed.success) {
      report(`the ${kind} of ${establishmentId ?? 'the site'}: ${parsed.error.message}`);
      return laid;
    }
    return lay(parsed.data, laid, establishmentId);
  }, files);
}
