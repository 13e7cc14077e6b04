import type { Entity } from './field.ts';
import { measures } from './measures.ts';

const computed = { isRequired: true, isComputed: true, privacy: 'health' } as const;
const mayLack = { ...computed, isRequired: false } as const;

/** @decision D23 D24 D43 */
export const week = {
  label: { fr: 'Semaine', en: 'Week' },
  french: 'semaine_journal_sommeil',
  revision: 3,
  fields: {
    number: {
      ...computed,
      kind: 'number',
      french: 'numero',
      column: 'semaine',
      label: { fr: 'Semaine', en: 'Week' },
      longLabel: { fr: 'Semaine du programme', en: 'Program week' },
      meaning: { fr: 'Numéro de la semaine du programme', en: 'Number of the program week' },
    },
    opensOn: {
      ...computed,
      kind: 'date',
      french: 'disponible_le',
      label: { fr: 'Jour où la semaine commence', en: 'Day on which the week begins' },
      meaning: { fr: 'Jour où la semaine commence', en: 'Day on which the week begins' },
    },
    completedNights: {
      ...computed,
      kind: 'count',
      unit: 'nights',
      minimum: 0,
      maximum: 7,
      french: 'nuits_completees',
      label: { fr: 'Nuits notées', en: 'Nights recorded' },
      meaning: {
        fr: 'Nuits remplies, des sept de la semaine',
        en: 'Nights filled in, of the week’s seven',
      },
    },
    sleepEfficiencyPercent: {
      ...measures.fields.sleepEfficiencyPercent,
      isRequired: false,
      longLabel: {
        fr: 'Efficacité du sommeil : rapport des sommes de la semaine',
        en: 'Sleep efficiency: ratio of the sums of the week',
      },
    },
    meanNightEfficiencyPercent: {
      ...mayLack,
      kind: 'percent',
      french: 'efficacite_moyenne_nuits',
      isInRest: false,
      label: {
        fr: 'Moyenne de l’efficacité de chaque nuit',
        en: 'Mean of the efficiency of each night',
      },
      meaning: {
        fr: 'Moyenne de l’efficacité de chaque nuit; nul sous trois nuits',
        en: 'Mean of the efficiency of each night; null below three nights',
      },
    },
    meanTotalSleepMinutes: {
      ...mayLack,
      kind: 'minutes',
      unit: 'minutes',
      french: 'temps_total_sommeil_moyen',
      isInRest: false,
      label: { fr: 'Temps total de sommeil, en moyenne', en: 'Total sleep time, on average' },
      meaning: {
        fr: 'Temps total de sommeil, en moyenne; nul sous trois nuits',
        en: 'Mean total sleep time; null below three nights',
      },
    },
    meanTimeInBedMinutes: {
      ...mayLack,
      kind: 'minutes',
      unit: 'minutes',
      french: 'temps_au_lit_moyen',
      isInRest: false,
      label: { fr: 'Temps au lit, en moyenne', en: 'Time in bed, on average' },
      meaning: {
        fr: 'Temps au lit, en moyenne; nul sous trois nuits',
        en: 'Mean time in bed; null below three nights',
      },
    },
    advice: {
      ...mayLack,
      kind: 'oneOf',
      codes: {
        widenOrKeep: {
          french: 'elargir_ou_maintenir',
          label: { fr: 'Élargir ou maintenir', en: 'Widen or keep' },
        },
        keep: { french: 'maintenir', label: { fr: 'Maintenir', en: 'Keep' } },
      },
      french: 'conseil_efficacite',
      label: { fr: 'Conseil de la semaine', en: 'Advice for the week' },
      meaning: {
        fr: 'Conseil d’après l’efficacité de la semaine; nul sous trois nuits',
        en: 'Advice from the week’s efficiency; null below three nights',
      },
    },
    napAdvice: {
      ...mayLack,
      kind: 'oneOf',
      codes: {
        compliant: { french: 'conforme', label: { fr: 'Conformes', en: 'As advised' } },
        late: { french: 'apres_15h', label: { fr: 'Après 15 h', en: 'After 3 p.m.' } },
        long: {
          french: 'plus_une_heure',
          label: { fr: 'De plus d’une heure', en: 'Longer than an hour' },
        },
        both: { french: 'les_deux', label: { fr: 'Les deux', en: 'Both' } },
      },
      french: 'conseil_siestes',
      label: { fr: 'Conseil sur les siestes', en: 'Advice on naps' },
      meaning: {
        fr: 'Conseil d’après les siestes de la semaine; nul sans nuit complète',
        en: 'Advice from the week’s naps; null without a completed night',
      },
    },
    availability: {
      ...mayLack,
      kind: 'oneOf',
      codes: {
        firstWeek: {
          french: 'premiere_semaine',
          label: { fr: 'Première semaine', en: 'First week' },
        },
        missingNights: {
          french: 'nuits_manquantes',
          label: { fr: 'Nuits manquantes', en: 'Missing nights' },
        },
        veryLongSleep: {
          french: 'sommeil_tres_long',
          label: { fr: 'Sommeil très long', en: 'Very long sleep' },
        },
        safety: { french: 'securite', label: { fr: 'Sécurité', en: 'Safety' } },
        sleepiness: { french: 'somnolence', label: { fr: 'Somnolence', en: 'Sleepiness' } },
        questionnaireDue: {
          french: 'questionnaire_du',
          label: { fr: 'Questionnaire à remplir', en: 'Questionnaire due' },
        },
      },
      french: 'horaire_indisponible',
      label: { fr: 'Horaire indisponible', en: 'Schedule not available' },
      meaning: {
        fr: 'Raison pour laquelle aucun horaire ne peut être choisi; nul autrement',
        en: 'Reason for which no schedule can be chosen; null otherwise',
      },
    },
    isScheduleChosen: {
      ...computed,
      kind: 'yesNo',
      french: 'horaire_choisi',
      isInRest: false,
      label: {
        fr: 'Un horaire a été choisi pour la semaine',
        en: 'A schedule was chosen for the week',
      },
      meaning: {
        fr: 'Vrai si un horaire a été choisi pour la semaine',
        en: 'True if a schedule was chosen for the week',
      },
    },
    isSleepy: {
      isRequired: false,
      privacy: 'health',
      kind: 'yesNo',
      french: 'somnolence_volant',
      isInRest: false,
      label: { fr: 'Somnolence', en: 'Sleepiness' },
      longLabel: {
        fr: 'Somnolence au volant ou à un poste dangereux, selon la question de la semaine',
        en: 'Sleepiness at the wheel or at a dangerous job, by the question of the week',
      },
      meaning: {
        fr: 'Vrai si la personne a lutté contre le sommeil au volant ou dans une activité qui demande de l’attention',
        en: 'True if the person fought sleep at the wheel or in an activity that needs attention',
      },
    },
  },
} as const satisfies Entity;
