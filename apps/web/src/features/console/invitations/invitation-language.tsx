import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../../lib/locale.ts';
import { Chips } from '../../../ui/chips.tsx';

export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

type InvitationLanguageProps = {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
};

export function InvitationLanguage({ value, onChange }: InvitationLanguageProps) {
  const { t } = useLingui();
  return (
    <div className="mb-6" id="locale" tabIndex={-1}>
      <Chips
        legend={t`Langue de l’invitation`}
        hint={t`Le courriel est écrit, et la page d’inscription s’ouvre, dans cette langue.`}
        options={[
          { value: 'fr', label: LANGUAGE_NAMES.fr, lang: 'fr' },
          { value: 'en', label: LANGUAGE_NAMES.en, lang: 'en' },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
