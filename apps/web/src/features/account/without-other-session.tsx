import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Account } from '../../lib/account.ts';
import { useAskedLogout } from '../../lib/asked-logout.ts';
import { useSession } from '../../lib/session.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type WithoutOtherSessionProps = {
  readonly effect: ReactNode;
  readonly username?: string;
  readonly children: ReactNode;
};

/** @decision sign-in#links-in-an-open-session */
export function WithoutOtherSession({ effect, username, children }: WithoutOtherSessionProps) {
  const session = useSession();
  const isOther = session.status === 'member' && session.account.username !== username;
  // Once the content is shown, a session that starts belongs to the person who uses the link.
  const [isFree, setFree] = useState(false);
  const isAlone = session.status !== 'loading' && !isOther;
  const isAssumed = session.status === 'guest' && session.isAssumed;
  if (!isFree && isAlone && !isAssumed) setFree(true);
  if (isFree || isAlone) return children;
  if (session.status !== 'member') return <Skeleton lines={6} />;
  return <OpenSession account={session.account} effect={effect} />;
}

type OpenSessionProps = {
  readonly account: Account;
  readonly effect: ReactNode;
};

function OpenSession({ account, effect }: OpenSessionProps) {
  const { isLeaving, leave } = useAskedLogout();
  const name = `${account.firstName} ${account.lastName}`;
  return (
    <>
      <Notice kind="attention" title={<Trans>La session de {name} est ouverte ici</Trans>}>
        <span>{effect}</span>{' '}
        <span>
          <Trans>Pour continuer, fermez d’abord cette session.</Trans>
        </span>
      </Notice>
      <Button className="mt-6 w-full" busy={isLeaving} onClick={leave}>
        <Trans>Fermer cette session et continuer</Trans>
      </Button>
      <Link to="home" bare className={buttonClass('secondary', 'mt-3 w-full')}>
        <Trans>Garder la session de {name}</Trans>
      </Link>
    </>
  );
}
