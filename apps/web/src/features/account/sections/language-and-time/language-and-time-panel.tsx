import { useSession } from '../../../../lib/session.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

/** The language of the e-mails, and the time zone. @decision D61 */
export function LanguageAndTimePanel() {
  const session = useSession();
  if (session.status !== 'member') return null;
  return (
    <>
      <LanguageChoice locale={session.account.locale} />
      <hr className="my-8 border-line" />
      <TimeZoneForm account={session.account} />
    </>
  );
}
