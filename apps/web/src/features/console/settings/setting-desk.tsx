import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SettingEditor } from './setting-editor.tsx';
import type { SettingEntry } from './setting-entries.tsx';

type SettingDeskProps = {
  readonly entry: SettingEntry;
  readonly establishmentId: number | null;
};

/** @decision D90 console#settings */
export function SettingDesk({ entry, establishmentId }: SettingDeskProps) {
  const { t, i18n } = useLingui();
  const slot = { kind: entry.kind, establishmentId };
  // A refetch must not replace typed text.
  const found = trpc.admin.getSetting.useQuery(slot, { staleTime: Infinity, gcTime: 0 });
  const title = i18n._(entry.title);
  const place = found.data?.establishment?.name ?? t`Tout le site`;
  usePageTitle(found.data ? `${title} · ${place}` : '');
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={8} title={title}>
      {(read) => (
        <>
          <PageHeading
            above={
              <Link to="adminSettings">
                <Trans>Réglages</Trans>
              </Link>
            }
            below={entry.explanation}
          >
            {`${title} · ${place}`}
          </PageHeading>
          <SettingEditor slot={slot} read={read} reread={() => found.refetch()} />
        </>
      )}
    </QueryView>
  );
}
