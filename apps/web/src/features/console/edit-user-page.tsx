import { EditUser } from './users/edit-user.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function EditUserPage({ params: { user = '' } }: PageProps) {
  const userId = Number(user);
  return <EditUser key={userId} userId={userId} />;
}
