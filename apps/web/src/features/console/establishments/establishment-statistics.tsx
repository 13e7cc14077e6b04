import type { RouterOutputs } from '@aube/api';
import { isAdministrator } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotFound } from '../../../ui/not-found.tsx';
import { useDates } from '../../../lib/dates.ts';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Figures } from '../figures/figures.tsx';
import { RestoreButton } from './restore-button.tsx';
import { SectionLink } from './section-link.tsx';

type Counted = RouterOutputs['admin']['getEstablishmentStatistics'];

/** @source specification §2 @decision D43 */
export function EstablishmentStatistics({ establishmentId }: { establishmentId: number }) {
  const { t } = useLingui();
  const counted = trpc.admin.getEstablishmentStatistics.useQuery({ establishmentId });
  const name = counted.data?.establishment.name;
  usePageTitle(name === undefined ? '' : t`Statistiques : ${name}`);
  if (counted.error && faultOf(counted.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <QueryView query={counted} lines={10} title={<Trans>Statistiques de l’établissement</Trans>}>
      {(data) => <Statistics counted={data} />}
    </QueryView>
  );
}

function Statistics({ counted: { establishment } }: { counted: Counted }) {
  return (
    <>
      <Heading establishment={establishment} />
      <Figures establishmentId={establishment.establishmentId} />
    </>
  );
}

function Heading({ establishment }: { establishment: Counted['establishment'] }) {
  const dates = useDates();
  const session = useSession();
  const isKeeper = session.status === 'member' && isAdministrator(session.account.roles);
  const { establishmentId, name, referenceCode, deletedAt } = establishment;
  const params = { establishment: establishmentId };
  const since = deletedAt === null ? null : dates.stamp(deletedAt);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading
          above={isKeeper && <SectionLink />}
          below={<Trans>Code {referenceCode}</Trans>}
        >
          {name}
        </PageHeading>
        {deletedAt === null && isKeeper && (
          <div className="mb-8 flex flex-wrap gap-3">
            <Link bare to="adminEstablishment" params={params} className={buttonClass('secondary')}>
              <Trans>Modifier</Trans>
            </Link>
            <Link
              bare
              to="adminEstablishmentDelete"
              params={params}
              className={buttonClass('danger')}
            >
              <Trans>Supprimer</Trans>
            </Link>
          </div>
        )}
      </div>
      {since !== null && (
        <Banner
          kind="attention"
          className="mb-8"
          title={<Trans>Cet établissement est supprimé depuis le {since}</Trans>}
        >
          <p className="mt-1 mb-4">
            <Trans>Plus personne ne s’y inscrit. Les personnes inscrites continuent.</Trans>
          </p>
          {isKeeper && <RestoreButton establishment={establishment} />}
        </Banner>
      )}
    </>
  );
}
