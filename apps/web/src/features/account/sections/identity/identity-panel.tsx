import { isParticipant } from '@aube/api/rules';
import { useSession } from '../../../../lib/session.ts';
import { EmailForm } from './email-form.tsx';
import { NamesForm } from './names-form.tsx';
import { PhoneForm } from './phone-form.tsx';

/** @decision D61 */
export function IdentityPanel() {
  const session = useSession();
  if (session.status !== 'member') return null;
  return (
    <>
      <NamesForm account={session.account} />
      {isParticipant(session.account.roles) && (
        <>
          <hr className="my-8 border-line" />
          <PhoneForm />
        </>
      )}
      <hr className="my-8 border-line" />
      <EmailForm email={session.account.email} />
    </>
  );
}
