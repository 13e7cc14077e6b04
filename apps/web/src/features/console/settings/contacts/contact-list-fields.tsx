import type { RouterInputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { BothFields, SingleField } from '../rows/row-fields.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'contacts' }>['form'];
type Contact = Form['contacts'][number];

const nothing = { fr: '', en: '' };
const emptyContact: Contact = {
  code: '',
  name: nothing,
  detail: nothing,
  hours: nothing,
  address: nothing,
  phone: '',
  email: '',
  url: '',
};

export function ContactListFields({ form: { contacts }, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  const labels = {
    name: { fr: t`Nom en français`, en: t`Nom en anglais` },
    detail: { fr: t`Pour quoi, en français`, en: t`Pour quoi, en anglais` },
    hours: { fr: t`Heures en français`, en: t`Heures en anglais` },
    address: { fr: t`Adresse en français`, en: t`Adresse en anglais` },
  };
  const hints = {
    phone: t`Avec l’indicatif régional, par exemple 514 555-0199`,
    email: t`L’adresse où l’on peut écrire`,
    url: t`Elle commence par https://`,
  };
  return (
    <>
      {contacts.length === 0 && (
        <p className="mb-6 text-ink-soft">
          <Trans>Aucun contact ici.</Trans>
        </p>
      )}
      <RowList
        rows={contacts}
        emptyRow={emptyContact}
        most={12}
        addId="contacts"
        addLabel={<Trans>Ajouter un contact</Trans>}
        titleOf={(number) => t`Contact ${number}`}
        onChange={(next) => onChange({ contacts: next })}
        renderFields={(contact, index, put) => {
          const both = (part: keyof typeof labels, hint?: string) => (
            <BothFields
              path={['contacts', index, part]}
              errorOf={errorOf}
              labels={labels[part]}
              hint={hint}
              value={contact[part]}
              onChange={(value) => put({ ...contact, [part]: value })}
            />
          );
          const single = (
            part: keyof typeof hints,
            type: 'tel' | 'email' | 'url',
            label: string,
          ) => (
            <SingleField
              path={['contacts', index, part]}
              errorOf={errorOf}
              type={type}
              label={label}
              hint={hints[part]}
              value={contact[part]}
              onChange={(value) => put({ ...contact, [part]: value })}
            />
          );
          return (
            <>
              {both('name', t`Une personne ou un service`)}
              {both('detail')}
              {single('phone', 'tel', t`Téléphone`)}
              {both('hours')}
              {single('email', 'email', t`Courriel`)}
              {both('address')}
              {single('url', 'url', t`Page Internet`)}
            </>
          );
        }}
      />
    </>
  );
}
