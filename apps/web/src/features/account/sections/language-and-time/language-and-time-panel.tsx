import { useSession } from '../../../../lib/session.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

/** In which language one is written to, and by which clock one lives. @decision D61 */
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
