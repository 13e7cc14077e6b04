import { DeleteUser } from './users/delete-user.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function DeleteUserPage({ params: { user = '' } }: PageProps) {
  const userId = Number(user);
  return <DeleteUser key={userId} userId={userId} />;
}
