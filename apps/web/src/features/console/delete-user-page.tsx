import { DeleteUser } from './users/delete-user.tsx';
import type { PageProps } from '../../lib/page-module.ts';

/** Confirms the deletion of an account. @source specification §2 */
export default function DeleteUserPage({ params: { user = '' } }: PageProps) {
  const userId = Number(user);
  return <DeleteUser key={userId} userId={userId} />;
}
