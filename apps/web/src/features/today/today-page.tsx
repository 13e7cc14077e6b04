import { useSession } from '../../lib/session.ts';
import { Today } from './today.tsx';

export default function TodayPage() {
  const session = useSession();
  return session.status === 'member' ? <Today account={session.account} /> : null;
}
