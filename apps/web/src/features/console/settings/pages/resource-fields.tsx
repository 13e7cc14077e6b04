import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { BothAreas } from '../rows/row-fields.tsx';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'resources' }>['form'];

/** Fields for the site's own part of the page of resource persons. */
export function ResourceFields({ form: { text }, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  return (
    <>
      <p className="mb-6 text-ink-soft">
        <Trans>
          Le 911 et les lignes de crise restent au-dessus de ce texte, les coordonnées de
          l’établissement en dessous.
        </Trans>
      </p>
      <BothAreas
        path={['text']}
        errorOf={errorOf}
        labels={{ fr: t`Texte en français`, en: t`Texte en anglais` }}
        hint={t`## devant un titre, - devant un élément de liste, [811](tel:811) pour un numéro, [mots](https://exemple.org) pour une page`}
        value={text}
        onChange={(next) => onChange({ text: next })}
      />
    </>
  );
}
