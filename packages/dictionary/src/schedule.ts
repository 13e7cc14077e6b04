import type { Entity } from './field.ts';

const chosen = { isRequired: true, privacy: 'health' } as const;
const computed = { isRequired: false, isComputed: true, privacy: 'health' } as const;

/** @decision D26 D27 D28 */
export const schedule = {
  label: { fr: 'Horaire de sommeil', en: 'Sleep schedule' },
  french: 'horaire_sommeil',
  revision: 1,
  fields: {
    anchor: {
      ...chosen,
      kind: 'oneOf',
      codes: {
        bedTime: { french: 'coucher', label: { fr: 'Heure du coucher', en: 'Bedtime' } },
        wakeTime: { french: 'lever', label: { fr: 'Heure du lever', en: 'Rise time' } },
      },
      french: 'choix_coucher_lever',
      label: { fr: 'Heure choisie', en: 'Time chosen' },
      longLabel: { fr: 'Heure que la personne a fixée', en: 'Time that the person fixed' },
      meaning: {
        fr: 'Heure que la personne fixe, le coucher ou le lever; l’autre suit de la fenêtre',
        en: 'Time that the person fixes, bedtime or rise time; the other follows from the window',
      },
    },
    anchorTime: {
      ...chosen,
      kind: 'clockTime',
      french: 'heure_coucher_lever',
      label: { fr: 'Choisie à', en: 'Chosen at' },
      meaning: { fr: 'Heure fixée, un multiple de cinq', en: 'Time fixed, a multiple of five' },
    },
    bedTime: {
      ...computed,
      kind: 'clockTime',
      french: 'heure_coucher',
      label: { fr: 'Heure du coucher', en: 'Bedtime' },
      meaning: {
        fr: 'Heure du coucher de l’horaire en vigueur',
        en: 'Bedtime of the schedule in force',
      },
    },
    wakeTime: {
      ...computed,
      kind: 'clockTime',
      french: 'heure_lever',
      label: { fr: 'Heure du lever', en: 'Rise time' },
      meaning: {
        fr: 'Heure du lever de l’horaire en vigueur',
        en: 'Rise time of the schedule in force',
      },
    },
    windowMinutes: {
      ...computed,
      kind: 'minutes',
      unit: 'minutes',
      french: 'fenetre_sommeil',
      label: { fr: 'Fenêtre de sommeil', en: 'Sleep window' },
      meaning: { fr: 'Fenêtre de sommeil', en: 'Sleep window' },
    },
    wideningMinutes: {
      ...chosen,
      kind: 'minutes',
      unit: 'minutes',
      minimum: 0,
      maximum: 30,
      french: 'elargissement',
      label: { fr: 'Élargissement', en: 'Widening' },
      longLabel: { fr: 'Élargissement choisi', en: 'Widening chosen' },
      meaning: {
        fr: 'Temps ajouté à la fenêtre de sommeil : 0, 20 ou 30',
        en: 'Time added to the sleep window: 0, 20 or 30',
      },
    },
    chosenAt: {
      ...chosen,
      kind: 'instant',
      french: 'choisi_le',
      isInRest: false,
      label: { fr: 'Moment du choix', en: 'When it was chosen' },
      meaning: { fr: 'Instant du choix', en: 'Instant of the choice' },
    },
  },
} as const satisfies Entity;
