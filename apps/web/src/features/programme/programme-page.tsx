import { Today } from './today.tsx';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where one is, what is due, and the next step: « Aujourd'hui ». @source specification §2 */
export default function ProgrammePage() {
  const session = useSession();
  if (session.status === 'member') return <Today account={session.account} />;
  return (
    <div className="page-column">
      <Skeleton lines={8} />
    </div>
  );
}
