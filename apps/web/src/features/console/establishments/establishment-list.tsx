import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { establishmentDescription } from './establishment-description.tsx';
import { FigureDefinitions } from './figure-definitions.tsx';

/** @source specification §2 */
export function EstablishmentList() {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          <Trans>Établissements</Trans>
        </PageHeading>
        <Link bare to="adminEstablishmentNew" className={buttonClass('primary', 'mb-8')}>
          <Trans>Ajouter un établissement</Trans>
        </Link>
      </div>
      <StaffList list={establishmentDescription}>
        <FigureDefinitions />
      </StaffList>
    </>
  );
}
