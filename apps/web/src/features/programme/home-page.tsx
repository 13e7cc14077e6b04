import { GuestHome } from './guest-home.tsx';
import { ParticipantHome } from './participant-home.tsx';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** For a guest what this is; for a participant what matters now. */
export default function HomePage() {
  const session = useSession();
  if (session.status === 'member') return <ParticipantHome account={session.account} />;
  if (session.status === 'loading') {
    return (
      <div className="page-column">
        <Skeleton lines={5} />
      </div>
    );
  }
  return <GuestHome />;
}
