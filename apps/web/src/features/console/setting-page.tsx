import type { PageProps } from '../../lib/page-module.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { settingEntries } from './settings/setting-entries.tsx';
import { SettingDesk } from './settings/setting-desk.tsx';

/** @decision D90 */
export default function SettingPage({ params: { setting, establishment } }: PageProps) {
  const entry = settingEntries.find(({ slug }) => slug === setting);
  if (!entry) return <NotFound />;
  const establishmentId = establishment === undefined ? null : Number(establishment);
  return (
    <SettingDesk
      key={`${entry.kind}/${establishmentId}`}
      entry={entry}
      establishmentId={establishmentId}
    />
  );
}
