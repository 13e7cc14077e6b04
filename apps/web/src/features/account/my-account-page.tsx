import { isAdmitted } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import {
  ConfirmationOutcome,
  isConfirmationOutcome,
} from './confirm-identity/confirmation-outcome.tsx';
import { useProviderOutcome } from './provider-login.tsx';
import { accountGroups, type AccountSection } from './sections/account-section.ts';
import { accountSections } from './sections/account-sections.tsx';
import { AssumedZone } from './sections/language-and-time/assumed-zone.tsx';
import { SectionGroup } from './sections/section-group.tsx';

/** @decision D61 */
export default function MyAccountPage() {
  const session = useSession();
  const isMember = session.status === 'member';
  useHashTarget(isMember);
  const outcome = useProviderOutcome();
  if (!isMember) return null;
  const { firstName, lastName, email, roles, hasSecondFactor } = session.account;
  const isOwn = ({ id, admits }: AccountSection) =>
    isAdmitted(admits, roles) || (id === 'second-facteur' && hasSecondFactor);
  const own = accountSections.filter(isOwn);
  return (
    <div className="max-w-(--container-page)">
      <PageHeading below={`${firstName} ${lastName} · ${email}`}>
        <Trans>Mon compte</Trans>
      </PageHeading>
      {isConfirmationOutcome(outcome) ? (
        <ConfirmationOutcome outcome={outcome} />
      ) : (
        <>
          <AssumedZone account={session.account} />
          {accountGroups.map((group) => (
            <SectionGroup
              key={group}
              group={group}
              sections={own.filter((section) => section.group === group)}
            />
          ))}
        </>
      )}
    </div>
  );
}
