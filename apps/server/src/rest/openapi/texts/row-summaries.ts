import type { Locale } from '@aube/content/locale';

type Summary = Record<Locale, string>;

/** Summaries of two rows: POST to `path` creates answers, and PUT to `id` changes answers. */
const created = (path: string, id: string, fr: string, en: string): Record<string, Summary> => ({
  [`POST ${path}`]: { fr: `${fr}, la première fois`, en: `${en}, the first time` },
  [`PUT ${id}`]: { fr: `${fr}, à nouveau`, en: `${en}, again` },
});

const ofQuestionnaire = (code: string): Record<string, Summary> => {
  const path = `/api/utilisateurs/{id}/reponses-questionnaire-${code.toLowerCase()}`;
  const id = `/api/reponses-questionnaire-${code.toLowerCase()}/{id}`;
  return {
    [`GET ${path}`]: { fr: `Lire les réponses à ${code}`, en: `Read the answers to ${code}` },
    ...created(
      path,
      id,
      `Enregistrer ou envoyer les réponses à ${code}`,
      `Save or submit the answers to ${code}`,
    ),
  };
};

/** Summaries of rows whose procedure also serves another row. */
export const ROW_SUMMARIES: Readonly<Record<string, Summary>> = {
  'POST /api/verifications-semaine': {
    fr: 'Dire que quelque chose est arrivé',
    en: 'Say that something happened',
  },
  ...ofQuestionnaire('S0'),
  ...ofQuestionnaire('S6'),
  ...ofQuestionnaire('S12'),
  ...ofQuestionnaire('S24'),
  ...created(
    '/api/reponses-questionnaire-ps',
    '/api/reponses-questionnaire-ps/{id}',
    'Enregistrer ou envoyer un autodépistage',
    'Save or submit a self-screening',
  ),
  ...created(
    '/api/utilisateurs/{id}/reponses-abandon',
    '/api/reponses-abandon/{id}',
    'Quitter le programme',
    'Leave the program',
  ),
};
