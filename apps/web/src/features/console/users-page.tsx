import { UserList } from './users/user-list.tsx';

/** Everybody with an account. @source specification §2 */
export default function UsersPage() {
  return <UserList />;
}
