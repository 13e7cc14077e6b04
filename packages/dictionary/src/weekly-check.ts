import type { Entity } from './field.ts';
import { week } from './week.ts';

const said = { isRequired: true, privacy: 'health' } as const;

/** @decision D77 */
export const weeklyCheck = {
  label: { fr: 'Vérification de la semaine', en: 'Weekly check' },
  french: 'verification_semaine',
  revision: 2,
  fields: {
    week: {
      ...week.fields.number,
      isRequired: false,
      french: 'semaine',
      meaning: {
        fr: 'Semaine du programme; nul hors des semaines du journal',
        en: 'Program week; null outside the weeks of the diary',
      },
    },
    answers: {
      ...said,
      kind: 'someOf',
      codes: {
        foughtSleep: {
          french: 'sommeil_combattu',
          label: {
            fr: 'Lutte contre le sommeil au volant ou à un poste dangereux',
            en: 'Fought sleep while driving or at a dangerous job',
          },
        },
        fellAsleep: {
          french: 'endormissement_involontaire',
          label: { fr: 'Endormissement sans le vouloir', en: 'Fell asleep without wanting to' },
        },
        fall: { french: 'chute', label: { fr: 'Une chute, ou presque', en: 'A fall, or nearly' } },
        fatigueAccident: {
          french: 'accident_fatigue',
          label: {
            fr: 'Un accident, ou presque, dû à la fatigue',
            en: 'An accident, or nearly, from tiredness',
          },
        },
        mood: {
          french: 'moral',
          label: {
            fr: 'Moral très bas, ou très haut avec peu de besoin de dormir',
            en: 'Mood very low, or very high with little need for sleep',
          },
        },
        none: { french: 'rien', label: { fr: 'Rien de cela', en: 'None of these' } },
      },
      french: 'verification',
      label: { fr: 'Réponses', en: 'Answers' },
      longLabel: {
        fr: 'Réponses à la vérification de la semaine',
        en: 'Answers to the weekly check',
      },
      meaning: {
        fr: 'Ce qui est arrivé ces sept derniers jours',
        en: 'Events of the last seven days',
      },
    },
    answeredAt: {
      ...said,
      kind: 'instant',
      isComputed: true,
      french: 'repondu_le',
      label: { fr: 'Moment de la réponse', en: 'Time of the answer' },
      meaning: { fr: 'Moment de la réponse', en: 'Time of the answer' },
    },
  },
} as const satisfies Entity;
