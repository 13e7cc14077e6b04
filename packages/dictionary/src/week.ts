import type { Entity } from './field.ts';
import { intentionCodes } from './intention.ts';
import { measures } from './measures.ts';

const computed = { isRequired: true, isComputed: true, privacy: 'health' } as const;
const answered = { isRequired: false, privacy: 'health' } as const;
const nullable = { ...computed, isRequired: false } as const;

/** @decision D23 D24 D43 */
export const week = {
  label: { fr: 'Semaine', en: 'Week' },
  french: 'semaine_journal_sommeil',
  revision: 11,
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
    kind: {
      ...computed,
      kind: 'oneOf',
      codes: {
        programme: { french: 'programme', label: { fr: 'Programme', en: 'Program' } },
        check: { french: 'suivi', label: { fr: 'Semaine de suivi', en: 'Check week' } },
        return: { french: 'reprise', label: { fr: 'Reprise', en: 'Return' } },
      },
      french: 'genre',
      label: { fr: 'Genre de semaine', en: 'Kind of week' },
      meaning: {
        fr: 'Semaine du programme, ou semaine ouverte par la personne après la semaine 25',
        en: 'Week of the program, or week that the person opened after week 25',
      },
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
        fr: 'Nuits notées, des sept de la semaine',
        en: 'Nights recorded, of the week’s seven',
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
      ...nullable,
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
      ...nullable,
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
      ...nullable,
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
    meanSleepOnsetLatencyMinutes: {
      ...nullable,
      kind: 'minutes',
      unit: 'minutes',
      french: 'duree_endormissement_moyenne',
      isInRest: false,
      label: { fr: 'Endormissement', en: 'Falling asleep' },
      longLabel: {
        fr: 'Temps mis à s’endormir, en moyenne',
        en: 'Time to fall asleep, on average',
      },
      meaning: {
        fr: 'Temps mis à s’endormir, en moyenne, sans les nuits sans sommeil; nul sous trois nuits de sommeil',
        en: 'Mean time to fall asleep, without the nights without sleep; null below three nights of sleep',
      },
    },
    meanWakeAfterSleepOnsetMinutes: {
      ...nullable,
      kind: 'minutes',
      unit: 'minutes',
      french: 'duree_eveil_moyenne',
      isInRest: false,
      label: { fr: 'Éveils', en: 'Awake' },
      longLabel: {
        fr: 'Durée des éveils de la nuit, en moyenne',
        en: 'Time awake during the night, on average',
      },
      meaning: {
        fr: 'Durée des éveils de la nuit, en moyenne, sans les nuits sans sommeil; nul sous trois nuits de sommeil',
        en: 'Mean time awake during the night, without the nights without sleep; null below three nights of sleep',
      },
    },
    whiteNights: {
      ...computed,
      kind: 'count',
      unit: 'nights',
      minimum: 0,
      maximum: 7,
      french: 'nuits_sans_sommeil',
      isInRest: false,
      label: { fr: 'Nuits sans sommeil', en: 'Nights without sleep' },
      meaning: {
        fr: 'Nuits sans sommeil, comptées à part : les moyennes de l’endormissement et des éveils ne les comprennent pas',
        en: 'Nights without sleep, counted apart: the averages of falling asleep and of time awake leave them out',
      },
    },
    advice: {
      ...nullable,
      kind: 'oneOf',
      codes: {
        widenOrKeep: {
          french: 'elargir_ou_maintenir',
          label: { fr: 'Élargir ou garder', en: 'Widen or keep' },
        },
        keep: { french: 'maintenir', label: { fr: 'Garder', en: 'Keep' } },
      },
      french: 'conseil_efficacite',
      label: { fr: 'Conseil de la semaine', en: 'Advice for the week' },
      meaning: {
        fr: 'Conseil d’après l’efficacité de la semaine; nul sous trois nuits',
        en: 'Advice from the week’s efficiency; null below three nights',
      },
    },
    napAdvice: {
      ...nullable,
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
      ...nullable,
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
        stopped: { french: 'arrete', label: { fr: 'Horaire arrêté', en: 'Schedule stopped' } },
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
        en: 'Reason why no schedule can be chosen; null otherwise',
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
        fr: 'Somnolence signalée, selon la question de la semaine',
        en: 'Sleepiness reported, by the question of the week',
      },
      meaning: {
        fr: 'Vrai si la personne a lutté contre le sommeil au volant ou dans une activité qui demande de l’attention, ou s’est endormie sans le vouloir',
        en: 'True if the person fought sleep at the wheel or in an activity that needs attention, or fell asleep without wanting to',
      },
    },
    daySleepiness: {
      ...answered,
      kind: 'oneOf',
      codes: {
        none: { french: 'aucune', label: { fr: 'Pas du tout', en: 'Not at all' } },
        little: { french: 'un_peu', label: { fr: 'Un peu', en: 'A little' } },
        fair: { french: 'assez', label: { fr: 'Assez', en: 'Quite a lot' } },
        great: { french: 'beaucoup', label: { fr: 'Beaucoup', en: 'A lot' } },
      },
      french: 'somnolence_jour',
      label: { fr: 'Envie de dormir, le jour', en: 'Sleepiness by day' },
      longLabel: {
        fr: 'Envie de dormir le jour, des sept jours avant la réponse',
        en: 'Sleepiness by day, in the seven days before the answer',
      },
      meaning: {
        fr: 'À quel point la personne a eu envie de dormir le jour, dans les sept jours avant la réponse; nul sans réponse',
        en: 'Sleepiness by day, in the seven days before the answer; null without an answer',
      },
    },
    dayCourse: {
      ...answered,
      kind: 'oneOf',
      codes: {
        veryWell: { french: 'tres_bien', label: { fr: 'Très bien', en: 'Very well' } },
        well: { french: 'bien', label: { fr: 'Plutôt bien', en: 'Fairly well' } },
        hard: { french: 'difficilement', label: { fr: 'Plutôt mal', en: 'Rather badly' } },
        veryHard: { french: 'tres_difficilement', label: { fr: 'Très mal', en: 'Very badly' } },
      },
      french: 'deroulement_jour',
      label: { fr: 'Déroulement des journées', en: 'Course of the days' },
      longLabel: {
        fr: 'Déroulement des journées, des sept jours avant la réponse',
        en: 'Course of the days, in the seven days before the answer',
      },
      meaning: {
        fr: 'Comment les journées se sont passées, dans les sept jours avant la réponse; nul sans réponse',
        en: 'Judgement of the person on the seven days before the answer; null without an answer',
      },
    },
    intention: {
      ...answered,
      kind: 'oneOf',
      codes: intentionCodes,
      french: 'intention',
      label: { fr: 'Essai choisi', en: 'Experiment chosen' },
      longLabel: {
        fr: 'Essai choisi au bilan de la semaine, pour la semaine suivante',
        en: 'Experiment chosen in the review of the week, for the next week',
      },
      meaning: {
        fr: 'Ce que la personne a choisi d’essayer la semaine suivante; nul sans choix',
        en: 'Experiment that the person chose for the next week; null without a choice',
      },
    },
    trialOutcome: {
      ...answered,
      kind: 'oneOf',
      codes: {
        continued: { french: 'continuer', label: { fr: 'Je continue', en: 'I’ll keep going' } },
        changed: {
          french: 'changer',
          label: { fr: 'J’essaie autre chose', en: 'I’ll try something else' },
        },
        acquired: { french: 'acquis', label: { fr: 'C’est acquis', en: 'It has become a habit' } },
      },
      french: 'issue_essai',
      label: { fr: 'Issue de l’essai', en: 'Outcome of the experiment' },
      longLabel: {
        fr: 'Issue de l’essai mené pendant la semaine',
        en: 'Outcome of the experiment tried during the week',
      },
      meaning: {
        fr: 'Ce que devient l’essai mené pendant la semaine; nul sans réponse',
        en: 'Outcome of the experiment tried during the week; null without an answer',
      },
    },
    hasUnusualEnergy: {
      isRequired: false,
      privacy: 'health',
      kind: 'yesNo',
      french: 'energie_inhabituelle',
      isInRest: false,
      label: { fr: 'Énergie inhabituelle', en: 'Unusual energy' },
      longLabel: {
        fr: 'Énergie inhabituelle et sommeil très court, selon la question de la semaine',
        en: 'Unusual energy with very little sleep, by the question of the week',
      },
      meaning: {
        fr: 'Vrai si oui, après une semaine de très peu de sommeil',
        en: 'True for “yes”, after a week of very little sleep',
      },
    },
    hasShiftWork: {
      isRequired: false,
      privacy: 'health',
      kind: 'yesNo',
      french: 'travail_par_quarts',
      isInRest: false,
      label: { fr: 'Travail de nuit ou par quarts', en: 'Night or shift work' },
      meaning: {
        fr: 'Vrai si oui, après trois nuits commencées le jour',
        en: 'True for “yes”, after three nights that began by day',
      },
    },
  },
} as const satisfies Entity;
