import type { Entity } from './field.ts';

const computed = { isRequired: true, isComputed: true, privacy: 'health' } as const;

/** @decision D13 */
export const measures = {
  label: { fr: 'Mesures d’une nuit', en: 'Figures of a night' },
  french: 'mesures',
  revision: 1,
  fields: {
    timeInBedMinutes: {
      ...computed,
      kind: 'minutes',
      unit: 'minutes',
      french: 'temps_au_lit',
      label: { fr: 'Temps au lit', en: 'Time in bed' },
      meaning: { fr: 'Temps au lit', en: 'Time in bed' },
    },
    totalSleepMinutes: {
      ...computed,
      kind: 'minutes',
      unit: 'minutes',
      french: 'temps_total_sommeil',
      label: { fr: 'Temps total de sommeil', en: 'Total sleep time' },
      meaning: { fr: 'Temps total de sommeil', en: 'Total sleep time' },
    },
    sleepEfficiencyPercent: {
      ...computed,
      kind: 'percent',
      french: 'efficacite_sommeil',
      label: { fr: 'Efficacité du sommeil', en: 'Sleep efficiency' },
      meaning: {
        fr: 'Efficacité du sommeil, tronquée au dixième',
        en: 'Sleep efficiency, truncated to a tenth',
      },
    },
  },
} as const satisfies Entity;
