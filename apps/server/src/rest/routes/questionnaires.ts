import type { RestRow } from '../route.ts';
import { idAt, questionnaireAt } from '../url-values.ts';
import { answers, questionnaire } from '../vocabulary/questionnaire.ts';

const definitionRow: RestRow = {
  method: 'GET',
  path: '/api/questionnaires/{code}',
  procedure: 'questionnaires.getDefinition',
  url: { code: questionnaireAt('code') },
  reply: { entity: 'questionnaire', vocabulary: questionnaire },
  status: 200,
};

/** The three paths of one questionnaire of the gate. @source specification §7 */
function rowsOf(code: 'S0' | 'S6' | 'S12' | 'S24'): RestRow[] {
  const slug = code.toLowerCase();
  const ofUser = `/api/utilisateurs/{id}/reponses-questionnaire-${slug}`;
  const one = { entity: `reponse_questionnaire_${slug}`, vocabulary: answers };
  const fixed = { code };
  return [
    {
      method: 'GET',
      path: ofUser,
      procedure: 'questionnaires.findMine',
      url: { userId: idAt('id') },
      fixed,
      reply: { entity: `reponses_questionnaire_${slug}`, vocabulary: answers, isList: true },
      status: 200,
    },
    {
      method: 'POST',
      path: ofUser,
      procedure: 'questionnaires.save',
      url: { userId: idAt('id') },
      fixed,
      body: answers,
      reply: one,
      status: 201,
    },
    {
      method: 'PUT',
      path: `/api/reponses-questionnaire-${slug}/{id}`,
      procedure: 'questionnaires.save',
      url: { id: idAt('id') },
      fixed,
      body: answers,
      reply: one,
      status: 200,
    },
  ];
}

export const questionnaireRows: readonly RestRow[] = [
  definitionRow,
  ...(['S0', 'S6', 'S12', 'S24'] as const).flatMap(rowsOf),
];
