import { Trans } from '@lingui/react/macro';
import { NextStep } from '../features/programme/next-step.tsx';
import { useSession } from '../lib/session.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export default function ProgrammePage() {
  const session = useSession();
  return (
    <>
      <PageHeading>
        <Trans>Mon programme</Trans>
      </PageHeading>
      {session.status === 'member' ? (
        <NextStep account={session.account} />
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}
