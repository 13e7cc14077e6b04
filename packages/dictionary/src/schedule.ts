import type { Entity } from './field.ts';

const chosen = { isRequired: true, privacy: 'health' } as const;
const computed = { isRequired: false, isComputed: true, privacy: 'health' } as const;

/** @decision D26 D27 D28 */
export const schedule = {
  label: { fr: 'Horaire de sommeil', en: 'Sleep schedule' },
  french: 'horaire_sommeil',
  revision: 5,
  fields: {
    anchor: {
      ...chosen,
      kind: 'oneOf',
      codes: {
        bedTime: { french: 'coucher', label: { fr: 'Coucher', en: 'Bedtime' } },
        wakeTime: { french: 'lever', label: { fr: 'Lever', en: 'Rise time' } },
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
      label: { fr: 'Coucher', en: 'Bedtime' },
      meaning: {
        fr: 'Heure du coucher de l’horaire en vigueur',
        en: 'Bedtime of the schedule in force',
      },
    },
    wakeTime: {
      ...computed,
      kind: 'clockTime',
      french: 'heure_lever',
      label: { fr: 'Lever', en: 'Rise time' },
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
    agreedWindowMinutes: {
      ...computed,
      kind: 'minutes',
      unit: 'minutes',
      french: 'fenetre_convenue',
      label: { fr: 'Fenêtre convenue', en: 'Agreed window' },
      longLabel: {
        fr: 'Fenêtre convenue avec l’équipe, d’où part le choix',
        en: 'Window agreed with the team, from which the choice starts',
      },
      meaning: {
        fr: 'Fenêtre convenue avec l’équipe, d’où part le choix; nulle autrement',
        en: 'Window agreed with the team, from which the choice starts; null otherwise',
      },
    },
    agreedOn: {
      ...computed,
      kind: 'date',
      french: 'convenue_le',
      label: { fr: 'Convenue le', en: 'Agreed on' },
      longLabel: {
        fr: 'Jour où la fenêtre a été convenue avec l’équipe',
        en: 'Day on which the window was agreed with the team',
      },
      meaning: {
        fr: 'Jour où la fenêtre a été convenue avec l’équipe; nul autrement',
        en: 'Day on which the window was agreed with the team; null otherwise',
      },
    },
    stoppedOn: {
      ...computed,
      kind: 'date',
      french: 'arrete_le',
      label: { fr: 'Arrêté le', en: 'Stopped on' },
      longLabel: {
        fr: 'Jour où la personne est revenue à ses heures d’avant',
        en: 'Day on which the person went back to their usual hours',
      },
      meaning: {
        fr: 'Jour où la personne est revenue à ses heures d’avant; nul autrement',
        en: 'Day on which the person went back to their usual hours; null otherwise',
      },
    },
    stoppedReason: {
      isRequired: false,
      privacy: 'health',
      kind: 'oneOf',
      codes: {
        tooTired: { french: 'fatigue', label: { fr: 'Trop de fatigue', en: 'Too tired' } },
        tooHard: { french: 'difficile', label: { fr: 'Trop difficile', en: 'Too hard' } },
        timesChanged: {
          french: 'horaire_change',
          label: { fr: 'Mon horaire a changé', en: 'My schedule has changed' },
        },
        other: { french: 'autre', label: { fr: 'Autre raison', en: 'Another reason' } },
      },
      french: 'raison_arret',
      label: { fr: 'Raison de l’arrêt', en: 'Reason for stopping' },
      meaning: {
        fr: 'Raison que la personne a choisie; nulle si elle n’en a donné aucune',
        en: 'Reason that the person chose; null if none was given',
      },
    },
    chosenAt: {
      ...chosen,
      kind: 'instant',
      french: 'choisi_le',
      isInRest: false,
      label: { fr: 'Moment du choix', en: 'Time of the choice' },
      meaning: { fr: 'Instant du choix', en: 'Instant of the choice' },
    },
  },
} as const satisfies Entity;
