import { useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../../lib/error-code.ts';
import { useErrorText } from '../../../../lib/error-messages.ts';
import { announce } from '../../../../lib/live-region.tsx';
import type { Locale } from '../../../../lib/locale.ts';
import { useReloadAccount, useSession } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Chips } from '../../../../ui/chips.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

function EmailLanguage({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reload = useReloadAccount();
  const save = trpc.account.updatePreferences.useMutation({
    onSuccess: () => {
      announce(t`La langue de vos courriels est enregistrée.`);
      void reload();
    },
  });
  return (
    <>
      <Chips<Locale>
        legend={t`Langue de vos courriels`}
        hint={t`Celle des pages se choisit en haut de chaque page, pour cet appareil.`}
        options={[
          { value: 'fr', label: 'Français', lang: 'fr' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        value={(save.isPending && save.variables.locale) || locale}
        onChange={(next) => save.mutate({ locale: next })}
      />
      {save.error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorText(faultOf(save.error))}
        </p>
      )}
    </>
  );
}

/** @decision D61 */
export function LanguageAndTimePanel() {
  const session = useSession();
  if (session.status !== 'member') return null;
  return (
    <>
      <EmailLanguage locale={session.account.locale} />
      <hr className="my-8 border-line" />
      <TimeZoneForm account={session.account} />
    </>
  );
}
