import { UserList } from './users/user-list.tsx';

export default function UsersPage() {
  return <UserList />;
}
