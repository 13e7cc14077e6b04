import { Trans } from '@lingui/react/macro';
import { NextStep } from '../features/programme/next-step.tsx';
import { useSession } from '../lib/session.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export default function ActivitiesPage() {
  const session = useSession();
  return (
    <>
      <PageHeading below={<Trans>Ce qui vous attend, le plus pressant d’abord.</Trans>}>
        <Trans>Activités à compléter</Trans>
      </PageHeading>
      {session.status === 'member' ? (
        <NextStep account={session.account} />
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}
