import type { Code } from './field.ts';

/**
 * Experiments that a person can try for a week. Only the first version of the rules (`bilan@1`)
 * offered the last two.
 * @decision D68 D84
 */
export const intentionCodes = {
  lateNaps: {
    french: 'siestes_tot',
    label: { fr: 'Finir mes siestes avant 15 h', en: 'End my naps before 3 p.m.' },
  },
  longNaps: {
    french: 'siestes_courtes',
    label: { fr: 'Garder mes siestes sous une heure', en: 'Keep my naps under an hour' },
  },
  longBeforeLightsOut: {
    french: 'lit_pour_dormir',
    label: { fr: 'Aller au lit seulement pour dormir', en: 'Go to bed only to sleep' },
  },
  irregularRising: {
    french: 'lever_regulier',
    label: {
      fr: 'Me lever à la même heure chaque matin',
      en: 'Get up at the same time every morning',
    },
  },
  longAwakenings: {
    french: 'sortir_du_lit_la_nuit',
    label: {
      fr: 'Quitter le lit quand le sommeil ne revient pas',
      en: 'Leave the bed when sleep does not come back',
    },
  },
  longSleepOnset: {
    french: 'respirer_lentement',
    label: {
      fr: 'Respirer lentement quelques minutes avant d’éteindre',
      en: 'Breathe slowly for a few minutes before lights out',
    },
  },
  alcohol: {
    french: 'moins_alcool_le_soir',
    label: {
      fr: 'Éloigner l’alcool de l’heure du coucher',
      en: 'Keep alcohol away from bedtime',
    },
  },
  afternoonCaffeine: {
    french: 'cafeine_avant_midi',
    label: {
      fr: 'Arrêter la caféine après le repas du midi',
      en: 'Stop caffeine after lunch',
    },
  },
  outsideSchedule: {
    french: 'suivre_horaire',
    label: { fr: 'Suivre les heures de mon horaire', en: 'Follow the hours of my schedule' },
  },
  noteNights: {
    french: 'noter_nuits',
    label: { fr: 'Noter chaque nuit', en: 'Record every night' },
  },
  keepRising: {
    french: 'garder_lever',
    label: { fr: 'Garder la même heure de lever', en: 'Keep the same rise time' },
  },
  shortTimeInBed: {
    french: 'rester_au_lit',
    label: { fr: 'Rester plus longtemps au lit', en: 'Stay in bed longer' },
  },
  lateRising: {
    french: 'lever_a_heure',
    label: {
      fr: 'Me lever à l’heure de mon horaire',
      en: 'Get up at the time of my schedule',
    },
  },
  awakeBeforeRising: {
    french: 'sortir_du_lit_au_matin',
    label: {
      fr: 'Quitter le lit quand le réveil vient trop tôt',
      en: 'Leave the bed when I wake too early',
    },
  },
  earlyWaking: {
    french: 'sortir_du_lit_au_reveil',
    label: {
      fr: 'Sortir du lit peu après mon réveil final',
      en: 'Get out of bed soon after my final wake-up',
    },
  },
  medicationNightly: {
    french: 'parler_du_medicament',
    label: {
      fr: 'Parler de mon médicament pour dormir à une ou un professionnel de la santé',
      en: 'Talk to a health professional about my sleep medication',
    },
  },
} as const satisfies Record<string, Code>;
