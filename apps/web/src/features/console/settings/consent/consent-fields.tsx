import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { Choice } from '../../../../ui/choice.tsx';
import { BothAreas, BothFields } from '../rows/row-fields.tsx';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'consent' }>['form'];

export function ConsentFields({ form, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  const labels = {
    title: { fr: t`Titre en français`, en: t`Titre en anglais` },
    summary: { fr: t`Résumé en français`, en: t`Résumé en anglais` },
    text: { fr: t`Texte en français`, en: t`Texte en anglais` },
  };
  const both = (part: 'title' | 'summary') => (
    <BothFields
      path={[part]}
      errorOf={errorOf}
      labels={labels[part]}
      value={form[part]}
      onChange={(value) => onChange({ ...form, [part]: value })}
    />
  );
  const choice = (change: Form['change']) => ({
    type: 'radio' as const,
    name: 'change',
    value: change,
    checked: form.change === change,
    onChange: () => onChange({ ...form, change }),
  });
  return (
    <>
      {both('title')}
      {both('summary')}
      <BothAreas
        path={['text']}
        errorOf={errorOf}
        labels={labels.text}
        hint={t`## devant un titre, - devant un élément de liste, [mots](/confidentialite) pour un lien`}
        value={form.text}
        onChange={(text) => onChange({ ...form, text })}
      />
      <fieldset className="mb-8 min-w-0">
        <legend className="mb-2 font-medium">
          <Trans>Ce que change ce texte</Trans>
        </legend>
        <div className="grid gap-3">
          <Choice {...choice('important')}>
            <Trans>
              C’est un nouveau texte : à sa prochaine visite, chaque personne participante le lit et
              donne de nouveau son accord.
            </Trans>
          </Choice>
          <Choice {...choice('wording')}>
            <Trans>
              Seuls des mots sont corrigés : les accords déjà donnés restent, avec la version que
              chaque personne a lue.
            </Trans>
          </Choice>
        </div>
      </fieldset>
    </>
  );
}
