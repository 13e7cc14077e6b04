import { person } from '@aube/dictionary';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../../lib/locale.ts';
import { useSession, useReloadAccount } from '../../../../lib/session.ts';
import { switchLocale } from '../../../../lib/switch-locale.ts';
import { useFieldText } from '../../../../lib/use-field-text.ts';
import { Chips } from '../../../../ui/chips.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

/** No language is selected when the page's language differs from the language of emails. */
function LanguageChoice({ locale }: { locale: Locale }) {
  const { i18n, t } = useLingui();
  const text = useFieldText();
  const reload = useReloadAccount();
  return (
    <Chips
      legend={text(person.fields.locale.label)}
      hint={t`La langue des pages et de vos courriels.`}
      options={[
        { value: 'fr', label: <span lang="fr">Français</span> },
        { value: 'en', label: <span lang="en">English</span> },
      ]}
      value={locale === i18n.locale ? locale : null}
      onChange={(next) => void switchLocale(next, true).then(reload)}
    />
  );
}

/** @decision D61 */
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
