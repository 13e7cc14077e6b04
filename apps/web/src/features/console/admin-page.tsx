import { ROLE } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useRecentPeople } from '../../lib/recent-people.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { InviteButton } from './invitations/invite-button.tsx';
import { AlertSection } from './safety/alert-section.tsx';
import { CallList } from './worklist/call-list.tsx';
import { SiteNumbers } from './worklist/site-numbers.tsx';

function RecentPeople() {
  const people = useRecentPeople();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="recent-people" className="mb-10">
      <h2 id="recent-people" className="mb-3 text-lead">
        <Trans>Consultés récemment</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {people.map(({ userId, name }) => (
          <li key={userId}>
            <Link
              to="adminParticipantFollowUp"
              params={{ participant: userId }}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Worklist() {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <Title />
        <InviteButton kind="secondary" className="mb-8" />
      </div>
      <AlertSection />
      <CallList />
      <SiteNumbers />
      <RecentPeople />
    </>
  );
}

const Title = () => (
  <PageHeading>
    <Trans>Administration</Trans>
  </PageHeading>
);

function AdministratorHome() {
  const steps = trpc.admin.listFirstSteps.useQuery();
  if (!steps.isPending && !steps.data) return <Worklist />;
  return (
    <>
      <Title />
      {steps.data ? <FirstSteps steps={steps.data} /> : <Skeleton lines={10} />}
    </>
  );
}

/** @decision D33 D64 D91 */
export default function AdminPage() {
  const session = useSession();
  const isAdministrator =
    session.status === 'member' && session.account.roles.includes(ROLE.administrator);
  return isAdministrator ? <AdministratorHome /> : <Worklist />;
}
