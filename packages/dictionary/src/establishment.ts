import type { Entity } from './field.ts';

const people = {
  kind: 'count',
  unit: 'people',
  minimum: 0,
  isRequired: true,
  isComputed: true,
  privacy: 'none',
} as const;

/** @source specification §3 @decision D43 D63 */
export const establishment = {
  label: { fr: 'Établissement', en: 'Establishment' },
  french: 'etablissement',
  revision: 2,
  fields: {
    name: {
      kind: 'text',
      maximumLength: 200,
      isRequired: true,
      privacy: 'none',
      french: 'nom',
      label: { fr: 'Nom', en: 'Name' },
      meaning: { fr: 'Nom de l’établissement', en: 'Name of the establishment' },
    },
    referenceCode: {
      kind: 'text',
      maximumLength: 50,
      isRequired: true,
      privacy: 'none',
      french: 'code_reference',
      label: { fr: 'Code de référence', en: 'Reference code' },
      meaning: {
        fr: 'Code de référence de l’établissement, en majuscules',
        en: 'Reference code of the establishment, in capitals',
      },
    },
    retentionMonths: {
      kind: 'count',
      unit: 'months',
      minimum: 12,
      maximum: 240,
      isRequired: true,
      privacy: 'none',
      french: 'conservation_mois',
      label: { fr: 'Conservation des dossiers, en mois', en: 'Retention of files, in months' },
      meaning: {
        fr: 'Durée de conservation des dossiers après la dernière activité, en mois',
        en: 'Months for which files are kept after the last activity',
      },
    },
  },
} as const satisfies Entity;

/** @source specification §3 @decision D43 */
export const establishmentFigures = {
  label: { fr: 'Chiffres d’un établissement', en: 'Figures of an establishment' },
  french: 'statistiques',
  revision: 2,
  fields: {
    registered: {
      ...people,
      french: 'inscrits',
      label: { fr: 'Personnes inscrites', en: 'Registered' },
      meaning: {
        fr: 'Personnes dont le compte est activé',
        en: 'People with an activated account',
      },
    },
    started: {
      ...people,
      french: 'commences',
      label: { fr: 'Programme commencé', en: 'Started' },
      meaning: {
        fr: 'Personnes inscrites qui ont envoyé le questionnaire S0',
        en: 'Registered people who sent questionnaire S0',
      },
    },
    finished: {
      ...people,
      french: 'termines',
      label: { fr: 'Programme terminé', en: 'Finished' },
      meaning: {
        fr: 'Personnes qui ont envoyé le questionnaire S24 sans avoir quitté le programme',
        en: 'People who sent questionnaire S24 without leaving',
      },
    },
    abandoned: {
      ...people,
      french: 'abandonnes',
      label: { fr: 'Abandons', en: 'Left' },
      meaning: { fr: 'Personnes qui ont quitté le programme', en: 'People who left the program' },
    },
    completedS0: {
      ...people,
      french: 'completes_s0',
      label: { fr: 'S0 envoyé', en: 'S0 sent' },
      meaning: {
        fr: 'Personnes qui ont envoyé le questionnaire S0',
        en: 'People who sent questionnaire S0',
      },
    },
    completedS6: {
      ...people,
      french: 'completes_s6',
      label: { fr: 'S6 envoyé', en: 'S6 sent' },
      meaning: {
        fr: 'Personnes qui ont envoyé le questionnaire S6',
        en: 'People who sent questionnaire S6',
      },
    },
    completedS12: {
      ...people,
      french: 'completes_s12',
      label: { fr: 'S12 envoyé', en: 'S12 sent' },
      meaning: {
        fr: 'Personnes qui ont envoyé le questionnaire S12',
        en: 'People who sent questionnaire S12',
      },
    },
    completedS24: {
      ...people,
      french: 'completes_s24',
      label: { fr: 'S24 envoyé', en: 'S24 sent' },
      meaning: {
        fr: 'Personnes qui ont envoyé le questionnaire S24',
        en: 'People who sent questionnaire S24',
      },
    },
  },
} as const satisfies Entity;
