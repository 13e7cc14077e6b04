import type { Entity } from './field.ts';

const computed = { isRequired: true, isComputed: true, privacy: 'health' } as const;

/** @decision D43 */
export const score = {
  label: { fr: 'Résultat d’un questionnaire', en: 'Result of a questionnaire' },
  french: 'resultat',
  revision: 2,
  fields: {
    score: {
      ...computed,
      kind: 'text',
      french: 'score',
      label: { fr: 'Score', en: 'Score' },
      meaning: { fr: 'Code du score', en: 'Code of the score' },
    },
    name: {
      ...computed,
      kind: 'text',
      french: 'nom',
      label: { fr: 'Nom', en: 'Name' },
      meaning: { fr: 'Nom du score', en: 'Name of the score' },
    },
    value: {
      ...computed,
      isRequired: false,
      kind: 'number',
      french: 'valeur',
      label: { fr: 'Valeur du score', en: 'Value of the score' },
      meaning: {
        fr: 'Valeur du score; nul si trop de réponses manquent',
        en: 'Value of the score; null when too many answers are missing',
      },
    },
    answersGiven: {
      ...computed,
      kind: 'number',
      french: 'reponses_donnees',
      label: { fr: 'Réponses données', en: 'Answers given' },
      meaning: {
        fr: 'Réponses sur lesquelles le score est calculé; moins que demandées : la valeur est une estimation',
        en: 'Answers from which the score is computed; fewer than asked: the value is an estimate',
      },
    },
    answersAsked: {
      ...computed,
      kind: 'number',
      french: 'reponses_demandees',
      label: { fr: 'Réponses demandées', en: 'Answers asked' },
      meaning: { fr: 'Questions du score', en: 'Questions of the score' },
    },
    range: {
      ...computed,
      kind: 'object',
      french: 'etendue',
      label: { fr: 'Étendue', en: 'Range' },
      meaning: {
        fr: 'Plus petite et plus grande valeur possibles',
        en: 'Smallest and largest possible values',
      },
    },
    higherIs: {
      ...computed,
      kind: 'oneOf',
      codes: {
        better: { french: 'mieux', label: { fr: 'Mieux', en: 'Better' } },
        worse: { french: 'moins_bien', label: { fr: 'Moins bien', en: 'Worse' } },
      },
      french: 'plus_haut_est',
      label: { fr: 'Plus haut est', en: 'Higher is' },
      meaning: { fr: 'Signification d’un score plus haut', en: 'Meaning of a higher score' },
    },
    validated: {
      ...computed,
      kind: 'yesNo',
      french: 'valide',
      label: { fr: 'Validé', en: 'Validated' },
      meaning: {
        fr: 'Vrai si l’instrument est validé',
        en: 'True when the instrument is validated',
      },
    },
    band: {
      ...computed,
      isRequired: false,
      kind: 'object',
      french: 'tranche',
      label: { fr: 'Tranche', en: 'Band' },
      meaning: { fr: 'Place du score, en mots', en: 'Place of the score, in words' },
    },
    change: {
      ...computed,
      isRequired: false,
      kind: 'object',
      french: 'changement_depuis_s0',
      label: { fr: 'Changement depuis S0', en: 'Change since S0' },
      meaning: {
        fr: 'Changement depuis le questionnaire S0',
        en: 'Change since questionnaire S0',
      },
    },
    isAlarming: {
      ...computed,
      kind: 'yesNo',
      french: 'alerte',
      label: { fr: 'Alerte', en: 'Alert' },
      meaning: {
        fr: 'Vrai si une réponse de l’instrument demande de l’aide sans attendre : le total ne doit pas rassurer',
        en: 'True when an answer of the instrument calls for help at once: the total must not reassure',
      },
    },
  },
} as const satisfies Entity;
