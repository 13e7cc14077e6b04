import type { RouterOutputs } from '@aube/api';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NotFound } from '../../../ui/not-found.tsx';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FiguresTime } from '../figures/figures-time.tsx';
import { RestoreButton } from './restore-button.tsx';
import { SectionLink } from './section-link.tsx';
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts';

type Counted = RouterOutputs['admin']['getEstablishmentStatistics'];

/** @source specification §2 */
export function DeleteEstablishment({ establishmentId }: { establishmentId: number }) {
  const { t } = useLingui();
  const counted = trpc.admin.getEstablishmentStatistics.useQuery({ establishmentId });
  const [outcome, setOutcome] = useState<'deleted' | 'restored' | null>(null);
  const name = counted.data?.establishment.name;
  usePageTitle(name === undefined ? '' : t`Supprimer ${name}`);
  if (counted.error && faultOf(counted.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={counted} lines={6} title={<Trans>Supprimer l’établissement</Trans>}>
      {(data) => {
        const { establishment } = data;
        if (outcome === 'restored') return <Restored name={establishment.name} />;
        if (outcome === 'deleted' || establishment.deletedAt !== null) {
          return (
            <Deleted establishment={establishment} onRestored={() => setOutcome('restored')} />
          );
        }
        return (
          <Confirmation
            counted={data}
            onChanged={() => void counted.refetch()}
            onDeleted={() => setOutcome('deleted')}
          />
        );
      }}
    </QueryView>
  );
}

type ConfirmationProps = {
  readonly counted: Counted;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
};

function Confirmation({ counted, onChanged, onDeleted }: ConfirmationProps) {
  const { establishment, statistics, asOf } = counted;
  const { establishmentId, name, referenceCode, version } = establishment;
  const utils = trpc.useUtils();
  const remove = trpc.admin.deleteEstablishment.useMutation({
    onSuccess: () => {
      onDeleted();
      void utils.admin.listEstablishments.invalidate();
      void utils.admin.listOpenEstablishments.invalidate();
    },
    onError: (error) => {
      if (faultOf(error).code === 'VERSION_CONFLICT') onChanged();
    },
  });
  const submit = () => remove.mutate({ establishmentId, version });
  const isStale = remove.error && faultOf(remove.error).code === 'VERSION_CONFLICT';
  const { registered } = statistics;
  return (
    <>
      <PageHeading above={<SectionLink />}>
        <Trans>Supprimer {name} ?</Trans>
      </PageHeading>
      {isStale && (
        <Banner
          kind="attention"
          className="mb-6 max-w-(--container-page)"
          title={<Trans>Cet établissement vient de changer. Relisez avant de supprimer.</Trans>}
        />
      )}
      {remove.error && !isStale && (
        <div className="mb-6 max-w-(--container-page)">
          <ErrorState error={remove.error} busy={remove.isPending} onRetry={submit} />
        </div>
      )}
      <Card className="max-w-(--container-page)">
        <p className="mb-3 font-medium">
          <Trans>
            {name}, code {referenceCode},{' '}
            <Plural value={registered} one="# personne inscrite" other="# personnes inscrites" />
          </Trans>
        </p>
        <FiguresTime asOf={asOf} />
        <ul className="list-disc space-y-2 pl-6">
          <li>
            <Trans>
              Plus personne ne s’y inscrit : son code et les invitations déjà envoyées sont refusés.
            </Trans>
          </li>
          <li>
            <Trans>
              Les personnes inscrites continuent leur programme. Son personnel et l’administration
              les voient comme avant.
            </Trans>
          </li>
          <li>
            <Trans>
              Vous pouvez le restaurer quand vous voulez, tant qu’un autre n’a pas pris son code.
            </Trans>
          </li>
        </ul>
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" busy={remove.isPending} onClick={submit}>
          {remove.isPending ? (
            <Trans>Suppression en cours…</Trans>
          ) : (
            <Trans>Supprimer {name}</Trans>
          )}
        </Button>
        <Link bare to="adminEstablishments" className={buttonClass('secondary')}>
          <Trans>Garder l’établissement</Trans>
        </Link>
      </div>
    </>
  );
}

type DeletedProps = {
  readonly establishment: Counted['establishment'];
  readonly onRestored: () => void;
};

function Deleted({ establishment, onRestored }: DeletedProps) {
  useArrivalFocus();
  const { name } = establishment;
  return (
    <>
      <PageHeading above={<SectionLink />}>
        <Trans>Établissement supprimé : {name}</Trans>
      </PageHeading>
      <Banner kind="ok" className="max-w-(--container-page)">
        <p className="mb-4">
          <Trans>Plus personne ne s’y inscrit. Les personnes inscrites continuent.</Trans>
        </p>
        <RestoreButton establishment={establishment} onRestored={onRestored} />
      </Banner>
    </>
  );
}

function Restored({ name }: { name: string }) {
  useArrivalFocus();
  return (
    <>
      <PageHeading above={<SectionLink />}>
        <Trans>Établissement restauré : {name}</Trans>
      </PageHeading>
      <Banner kind="ok" className="max-w-(--container-page)">
        <Trans>Son code et ses invitations servent de nouveau.</Trans>
      </Banner>
    </>
  );
}
