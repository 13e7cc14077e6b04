import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldIdOf } from '../fault-words.ts';
import { BothFields } from '../rows/row-fields.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { FieldsProps } from '../setting-parts.ts';
import { PictureField } from './picture-field.tsx';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'identity' }>['form'];
type Logo = Form['logos'][number];

const emptyLogo: Logo = { code: '', name: { fr: '', en: '' }, picture: '', nightPicture: '' };

export function IdentityFields({ form, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  return (
    <>
      <BothFields
        path={['name']}
        errorOf={errorOf}
        labels={{ fr: t`Nom du site en français`, en: t`Nom du site en anglais` }}
        hint={t`Il se voit dans la boîte de réception : n’y parlez pas de santé`}
        value={form.name}
        onChange={(name) => onChange({ ...form, name })}
      />
      <BothFields
        path={['signature']}
        errorOf={errorOf}
        labels={{
          fr: t`Signature des courriels en français`,
          en: t`Signature des courriels en anglais`,
        }}
        hint={t`Vide : « L’équipe d’Aube »`}
        value={form.signature}
        onChange={(signature) => onChange({ ...form, signature })}
      />
      {form.logos.length === 0 && (
        <p className="mb-6 text-ink-soft">
          <Trans>Aucun logo : le bas des pages montre ceux des fichiers du site.</Trans>
        </p>
      )}
      <RowList
        rows={form.logos}
        emptyRow={emptyLogo}
        most={2}
        addId="logos"
        addLabel={<Trans>Ajouter un logo</Trans>}
        titleOf={(number) => t`Logo ${number}`}
        onChange={(logos) => onChange({ ...form, logos })}
        renderFields={(logo, index, put) => {
          const pictureId = fieldIdOf(['logos', index, 'picture']);
          const nightId = fieldIdOf(['logos', index, 'nightPicture']);
          return (
            <>
              <BothFields
                path={['logos', index, 'name']}
                errorOf={errorOf}
                labels={{ fr: t`Nom en français`, en: t`Nom en anglais` }}
                hint={t`Lu à la place de l’image`}
                value={logo.name}
                onChange={(name) => put({ ...logo, name })}
              />
              <PictureField
                id={pictureId}
                label={t`Image pour fond clair`}
                hint={t`PNG ou WebP. Elle est réduite à 480 points sur 160.`}
                ground="day"
                picture={logo.picture}
                error={errorOf(pictureId)}
                onChange={(picture) => put({ ...logo, picture })}
              />
              <PictureField
                id={nightId}
                label={t`Image pour fond sombre`}
                hint={t`Facultative. Sans elle, le logo est posé le soir sur un fond clair.`}
                ground="night"
                picture={logo.nightPicture}
                error={errorOf(nightId)}
                onChange={(nightPicture) => put({ ...logo, nightPicture })}
              />
            </>
          );
        }}
      />
    </>
  );
}
