import { Trans } from '@lingui/react/macro';
import { IncompleteLink } from './link-problem.tsx';
import { ReminderStop } from './reminders/reminder-stop.tsx';
import { useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export default function ReminderStopPage({ params }: PageProps) {
  const link = useLinkToken(params, 'reminderStop');
  return (
    <>
      <PageHeading>
        <Trans>Arrêter les rappels</Trans>
      </PageHeading>
      {link ? (
        <ReminderStop token={link.token} />
      ) : (
        <IncompleteLink>
          <Trans>
            Ouvrez de nouveau le lien du rappel, en le prenant en entier, ou arrêtez les rappels sur
            la page{' '}
            <Link to="myAccount" hash="rappels">
              Mon compte
            </Link>
            .
          </Trans>
        </IncompleteLink>
      )}
    </>
  );
}
