import { NewUser } from './users/new-user.tsx';

export default function NewUserPage() {
  return <NewUser />;
}
