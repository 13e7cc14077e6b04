import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { Choice } from '../../../../ui/choice.tsx';
import { fieldIdOf } from '../fault-words.ts';
import { BothFields, SingleField } from '../rows/row-fields.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'crisis' }>['form'];
type Line = Form['lines'][number];

const nothing = { fr: '', en: '' };
const emptyLine: Line = {
  code: '',
  name: nothing,
  detail: nothing,
  hours: nothing,
  isAlwaysOpen: false,
  phone: '',
  text: '',
  url: '',
};

export function CrisisLineFields({ form: { lines }, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  const labels = {
    name: { fr: t`Nom en français`, en: t`Nom en anglais` },
    detail: { fr: t`Pour qui, où, en français`, en: t`Pour qui, où, en anglais` },
    hours: { fr: t`Heures en français`, en: t`Heures en anglais` },
  };
  const hints = {
    phone: t`Sans frais si possible, avec l’indicatif régional`,
    text: t`Le numéro où l’on peut écrire, si la ligne en a un`,
    url: t`Elle commence par https://`,
  };
  const fault = errorOf('lines');
  return (
    <>
      <p className="mb-6 text-ink-soft">
        <Trans>
          Une ligne au moins doit répondre jour et nuit. La première de ces lignes est celle que les
          textes, les courriels et le bas de chaque page donnent.
        </Trans>
      </p>
      <RowList
        rows={lines}
        emptyRow={emptyLine}
        most={12}
        addId="lines"
        addLabel={<Trans>Ajouter une ligne</Trans>}
        titleOf={(number) => t`Ligne ${number}`}
        onChange={(next) => onChange({ lines: next })}
        renderFields={(line, index, put) => {
          const both = (part: keyof typeof labels) => (
            <BothFields
              path={['lines', index, part]}
              errorOf={errorOf}
              labels={labels[part]}
              value={line[part]}
              onChange={(value) => put({ ...line, [part]: value })}
            />
          );
          const single = (part: keyof typeof hints, type: 'tel' | 'url', label: string) => (
            <SingleField
              path={['lines', index, part]}
              errorOf={errorOf}
              type={type}
              label={label}
              hint={hints[part]}
              value={line[part]}
              onChange={(value) => put({ ...line, [part]: value })}
            />
          );
          return (
            <>
              {both('name')}
              {single('phone', 'tel', t`Téléphone`)}
              {single('text', 'tel', t`Numéro pour les textos`)}
              <div className="mb-6">
                <Choice
                  type="checkbox"
                  id={fieldIdOf(['lines', index, 'isAlwaysOpen'])}
                  checked={line.isAlwaysOpen}
                  onChange={(event) => put({ ...line, isAlwaysOpen: event.target.checked })}
                >
                  <Trans>Cette ligne répond jour et nuit, tous les jours</Trans>
                </Choice>
              </div>
              {both('hours')}
              {both('detail')}
              {single('url', 'url', t`Page Internet`)}
            </>
          );
        }}
      />
      {fault && <p className="mb-6 font-medium text-danger">{fault}</p>}
    </>
  );
}
