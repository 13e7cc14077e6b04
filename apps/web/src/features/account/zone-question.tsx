import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { canadianZones, timeZoneChoices } from '../../lib/time-zone-choices.ts';
import { describedBy, FieldFrame, inputClass } from '../../ui/field.tsx';
import { ZoneOptions } from './zone-options.tsx';

const provinces: Record<(typeof canadianZones)[number], MessageDescriptor> = {
  'America/St_Johns': msg`Terre-Neuve`,
  'America/Halifax': msg`Nouveau-Brunswick, Nouvelle-Écosse, Île-du-Prince-Édouard`,
  'America/Toronto': msg`Québec, Ontario`,
  'America/Winnipeg': msg`Manitoba`,
  'America/Regina': msg`Saskatchewan`,
  'America/Edmonton': msg`Alberta`,
  'America/Vancouver': msg`Colombie-Britannique`,
};

type ZoneQuestionProps = { readonly error: ReactNode } & ComponentPropsWithRef<'select'>;

/** @decision D97 */
export function ZoneQuestion({ error, ...field }: ZoneQuestionProps) {
  const { i18n, t } = useLingui();
  const { others } = timeZoneChoices(
    'America/Toronto',
    'America/Toronto',
    Intl.supportedValuesOf('timeZone'),
  );
  const provinceOf = (zone: string) => i18n._(provinces[zone as keyof typeof provinces]);
  const hint = t`Votre appareil ne le dit pas. Vos jours et vos heures suivront cet endroit.`;
  return (
    <FieldFrame id="timeZone" label={t`Où dormez-vous?`} hint={hint} error={error}>
      <select
        {...field}
        id="timeZone"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy('timeZone', hint, error)}
        className={inputClass}
      >
        <option value="">{t`Choisissez`}</option>
        <ZoneOptions
          likely={{ label: t`Canada`, zones: canadianZones, wordsOf: provinceOf }}
          others={others}
        />
      </select>
    </FieldFrame>
  );
}
