import type { RouterInputs } from '@aube/api';
import { reminderRules } from '@aube/api/rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FieldFrame, describedBy, inputClass } from '../../../../ui/field.tsx';
import { ReminderHourField } from '../../../../ui/reminder-hour-field.tsx';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'reminders' }>['form'];

const offerNights = Array.from({ length: reminderRules.mostOfferNights }, (_, index) => index + 1);

export function ReminderFields({ form, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  const hints = {
    nights: t`La proposition reste sur « Aujourd’hui » jusqu’à une réponse, pendant les deux premières semaines.`,
    time: t`À l’heure de la personne. Elle peut en choisir une autre.`,
  };
  return (
    <>
      <FieldFrame
        id="offerAfterNights"
        label={t`Quand proposer les rappels`}
        hint={hints.nights}
        error={errorOf('offerAfterNights')}
      >
        <select
          id="offerAfterNights"
          className={`${inputClass} max-w-96`}
          aria-describedby={describedBy(
            'offerAfterNights',
            hints.nights,
            errorOf('offerAfterNights'),
          )}
          value={form.offerAfterNights ?? ''}
          onChange={({ target }) =>
            onChange({
              ...form,
              offerAfterNights: target.value === '' ? null : Number(target.value),
            })
          }
        >
          {offerNights.map((nights) => (
            <option key={nights} value={nights}>
              {t`${plural(nights, { one: 'Après # nuit enregistrée', other: 'Après # nuits enregistrées' })}`}
            </option>
          ))}
          <option value="">{t`Ne pas les proposer`}</option>
        </select>
      </FieldFrame>
      <ReminderHourField
        id="time"
        label={t`Heure proposée`}
        hint={hints.time}
        error={errorOf('time')}
        value={form.time}
        onChange={(time) => onChange({ ...form, time })}
      />
    </>
  );
}
