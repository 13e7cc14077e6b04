import type { SiteContent } from '@aube/content';
import type { findDraft, Slot } from '../record/site-settings.ts';
import { settingForm } from './setting-forms.ts';

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export function draftOutput(
  kind: Slot['kind'],
  { settingId, content, version, changedAt, changedBy }: Draft,
  site: SiteContent,
) {
  const { formOf, faultsOf, previewOf } = settingForm(kind);
  return {
    settingId,
    version,
    form: formOf(content),
    changedAt: changedAt.toISOString(),
    changedBy,
    faults: faultsOf(content, site),
    preview: { fr: previewOf(content, 'fr', site), en: previewOf(content, 'en', site) },
  };
}
