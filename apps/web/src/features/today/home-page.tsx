import { GuestHome } from '../site/guest-home.tsx';
import { Today } from './today.tsx';
import { useReloadAccount, useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export default function HomePage() {
  const session = useSession();
  const reload = useReloadAccount();
  if (session.status === 'member') return <Today account={session.account} />;
  if (session.status === 'loading') {
    return (
      <div className="page-column">
        <Skeleton lines={5} />
      </div>
    );
  }
  if (session.status === 'unreachable') {
    return (
      <div className="page-column">
        <ErrorState error={session.error} onRetry={() => void reload()} />
      </div>
    );
  }
  return <GuestHome />;
}
