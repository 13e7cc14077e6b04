import { NewUser } from './users/new-user.tsx';

/** A new account. @source specification §2 */
export default function NewUserPage() {
  return <NewUser />;
}
