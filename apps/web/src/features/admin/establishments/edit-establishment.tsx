import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NotFound } from '../../../ui/not-found.tsx';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EstablishmentForm, type EstablishmentValues } from './establishment-form.tsx';
import { SectionLink } from './section-link.tsx';
import { StaleEdit, type StaleCurrent } from './stale-edit.tsx';
import { useFocusOnVersion } from './use-arrival-focus.ts';

type Establishment = RouterOutputs['admin']['getEstablishment'];

/** Changes the name or the code of an establishment. @source specification §2 */
export function EditEstablishment({ establishmentId }: { establishmentId: number }) {
  const { t } = useLingui();
  // What is edited is what was read when the page opened: a newer one is shown, not slipped in.
  const found = trpc.admin.getEstablishment.useQuery(
    { establishmentId },
    { staleTime: Infinity, gcTime: 0 },
  );
  const name = found.data?.name;
  usePageTitle(name === undefined ? '' : t`Modifier ${name}`);
  if (found.error && faultOf(found.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={found} lines={6} title={<Trans>Modifier l’établissement</Trans>}>
      {(establishment) => <Editor read={establishment} />}
    </QueryView>
  );
}

function Editor({ read }: { read: Establishment }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [base, setBase] = useState(read);
  const [stale, setStale] = useState<{ current: StaleCurrent; own: EstablishmentValues } | null>(
    null,
  );
  const [isSaved, setSaved] = useState(false);
  useFocusOnVersion(base.version);
  const update = trpc.admin.updateEstablishment.useMutation({
    onSuccess: (saved) => {
      setBase(saved);
      setStale(null);
      setSaved(true);
      announce(t`Les changements sont enregistrés.`);
      void utils.admin.listEstablishments.invalidate();
      void utils.admin.listOpenEstablishments.invalidate();
      void utils.admin.getEstablishmentStatistics.invalidate();
    },
    onError: (error, { name: ownName, referenceCode }) => {
      setSaved(false);
      const { code, details } = faultOf(error);
      if (code !== 'VERSION_CONFLICT') return;
      setStale({
        current: details['current'] as StaleCurrent,
        own: { name: ownName, referenceCode },
      });
    },
  });
  const { establishmentId, name, version } = base;
  return (
    <>
      <PageHeading
        above={<SectionLink />}
        below={
          <Link to="adminEstablishmentStatistics" params={{ establishment: establishmentId }}>
            <Trans>Voir ses statistiques</Trans>
          </Link>
        }
      >
        <Trans>Modifier {name}</Trans>
      </PageHeading>
      {isSaved && !update.isPending && (
        <Banner
          kind="ok"
          className="mb-6 max-w-(--container-page)"
          title={<Trans>Les changements sont enregistrés</Trans>}
        />
      )}
      {stale && (
        <StaleEdit
          key={stale.current.version}
          current={stale.current}
          own={stale.own}
          isBusy={update.isPending}
          onKeepTheirs={() => {
            update.reset();
            setBase(stale.current);
            setStale(null);
          }}
          onSaveOwn={() =>
            update.mutate({ establishmentId, version: stale.current.version, ...stale.own })
          }
        />
      )}
      {!stale && (
        <EstablishmentForm
          key={base.version}
          values={base}
          failure={update.error}
          isBusy={update.isPending}
          submitLabel={
            update.isPending ? (
              <Trans>Enregistrement…</Trans>
            ) : (
              <Trans>Enregistrer les changements</Trans>
            )
          }
          onSubmit={(values, onError) =>
            update.mutate({ establishmentId, version, ...values }, { onError })
          }
        />
      )}
    </>
  );
}
