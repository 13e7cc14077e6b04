import type { Entity } from './field.ts';

const clockTime = { kind: 'clockTime', isRequired: true, privacy: 'health' } as const;

/** @decision D11 */
export const nap = {
  label: { fr: 'Sieste', en: 'Nap' },
  french: 'sieste',
  revision: 1,
  fields: {
    startTime: {
      ...clockTime,
      french: 'heure_debut',
      label: { fr: 'Début de la sieste', en: 'Start of the nap' },
      meaning: { fr: 'Début de la sieste', en: 'Start of the nap' },
    },
    endTime: {
      ...clockTime,
      french: 'heure_fin',
      label: { fr: 'Fin de la sieste', en: 'End of the nap' },
      meaning: { fr: 'Fin de la sieste', en: 'End of the nap' },
    },
  },
} as const satisfies Entity;
