import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ContactEditor } from './contact-editor.tsx';
import { SettingVersions } from './setting-versions.tsx';

export function ContactSettings({ establishmentId }: { establishmentId: number | null }) {
  const { t } = useLingui();
  // Read again only after a change of this page: typed words are never replaced.
  const found = trpc.admin.getContactSettings.useQuery(
    { establishmentId },
    { staleTime: Infinity, gcTime: 0 },
  );
  const name = found.data?.establishment?.name;
  usePageTitle(name === undefined ? '' : t`Coordonnées de ${name}`);
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={8} title={<Trans>Coordonnées</Trans>}>
      {(read) => (
        <>
          <PageHeading
            above={
              <Link to="adminSettings">
                <Trans>Réglages</Trans>
              </Link>
            }
            below={
              <Trans>
                Les invitations et les messages donnent le premier téléphone de cette liste. La page
                des personnes-ressources montre tout.
              </Trans>
            }
          >
            {name === undefined ? (
              <Trans>Coordonnées du site</Trans>
            ) : (
              <Trans>Coordonnées de {name}</Trans>
            )}
          </PageHeading>
          <ContactEditor
            establishmentId={establishmentId}
            read={read}
            reread={() => found.refetch()}
          />
          <SettingVersions versions={read.versions} onRestored={() => void found.refetch()} />
        </>
      )}
    </QueryView>
  );
}
