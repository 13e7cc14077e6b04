import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts';
import { RestoreUser } from './restore-user.tsx';
import type { User } from './user-words.ts';
import { UsersLink } from './users-link.tsx';

type DeletedUserProps = {
  readonly user: User;
  readonly onRestored: () => void;
};

/** @decision D55 */
export function DeletedUser({ user, onRestored }: DeletedUserProps) {
  useArrivalFocus();
  const dates = useDates();
  const name = nameOf(user);
  const until = user.restorableUntil ? dates.stamp(user.restorableUntil) : '';
  return (
    <>
      <PageHeading above={<UsersLink />}>
        <Trans>Compte supprimé : {name}</Trans>
      </PageHeading>
      <Banner kind="info" className="max-w-(--container-page)">
        <p className="mb-4">
          {user.restorableUntil && (
            <Trans>
              Il peut être restauré jusqu’au {until}. Ensuite, l’identité de la personne est effacée
              pour de bon.
            </Trans>
          )}
        </p>
        <RestoreUser user={user} onRestored={onRestored} />
      </Banner>
    </>
  );
}
