import { row, type RestRow } from '../route.ts';
import { idAt, questionnaireAt, textAt } from '../url-values.ts';
import {
  abandonment,
  answers,
  screening,
  unscoredAbandonment,
  unscoredScreening,
  withoutCrisis,
} from '../vocabulary/answers.ts';
import { questionnaire } from '../vocabulary/questionnaire.ts';

const version = (output: { version: number }) => output.version;

const definitionRow: RestRow = row('questionnaires.getDefinition', {
  method: 'GET',
  path: '/api/questionnaires/{code}',
  url: { code: questionnaireAt('code') },
  reply: { entity: 'questionnaire', vocabulary: questionnaire },
  status: 200,
});

/** @source specification §7 */
function rowsOf(code: 'S0' | 'S6' | 'S12' | 'S24'): RestRow[] {
  const slug = code.toLowerCase();
  const ofUser = `/api/utilisateurs/{id}/reponses-questionnaire-${slug}`;
  const one = { entity: `reponse_questionnaire_${slug}`, vocabulary: answers, version };
  const fixed = { code };
  return [
    row('questionnaires.findAnswers', {
      method: 'GET',
      path: ofUser,
      url: { userId: idAt('id') },
      fixed,
      reply: {
        entity: `reponses_questionnaire_${slug}`,
        vocabulary: answers,
        isList: true,
        from: withoutCrisis,
      },
      status: 200,
    }),
    row('questionnaires.save', {
      method: 'POST',
      path: ofUser,
      url: { userId: idAt('id') },
      fixed,
      body: answers,
      reply: one,
      status: 201,
    }),
    row('questionnaires.save', {
      method: 'PUT',
      path: `/api/reponses-questionnaire-${slug}/{id}`,
      url: { id: idAt('id') },
      fixed,
      body: answers,
      ifMatch: 'version',
      reply: one,
      status: 200,
    }),
  ];
}

const oneScreening = {
  entity: 'reponse_questionnaire_ps',
  vocabulary: screening,
  from: unscoredScreening,
  version,
};

/**
 * Self-screening: the caller has a secret capability instead of an account.
 * @source specification §7
 */
const screeningRows: RestRow[] = [
  row('questionnaires.saveScreening', {
    method: 'POST',
    path: '/api/reponses-questionnaire-ps',
    // POST always creates an answer, so a capability sent by an older client is ignored.
    complete: (input) => ({ ...input, capability: undefined }),
    body: screening,
    pass: 'given',
    reply: oneScreening,
    status: 201,
  }),
  row('questionnaires.saveScreening', {
    method: 'PUT',
    path: '/api/reponses-questionnaire-ps/{id}',
    url: { id: textAt('id') },
    body: screening,
    ifMatch: 'version',
    pass: 'taken',
    reply: oneScreening,
    status: 200,
  }),
];

const oneAbandonment = {
  entity: 'reponse_abandon',
  vocabulary: abandonment,
  from: unscoredAbandonment,
  version,
};

/** @source specification §7 */
const abandonmentRows: RestRow[] = [
  row('questionnaires.listAbandonments', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/reponses-abandon',
    url: { userId: idAt('id') },
    reply: {
      entity: 'reponses_abandon',
      vocabulary: abandonment,
      isList: true,
      from: unscoredAbandonment,
    },
    status: 200,
  }),
  row('questionnaires.saveAbandonment', {
    method: 'POST',
    path: '/api/utilisateurs/{id}/reponses-abandon',
    url: { userId: idAt('id') },
    body: abandonment,
    reply: oneAbandonment,
    status: 201,
  }),
  row('questionnaires.saveAbandonment', {
    method: 'PUT',
    path: '/api/reponses-abandon/{id}',
    url: { id: idAt('id') },
    body: abandonment,
    ifMatch: 'version',
    reply: oneAbandonment,
    status: 200,
  }),
];

export const questionnaireRows: readonly RestRow[] = [
  definitionRow,
  ...(['S0', 'S6', 'S12', 'S24'] as const).flatMap(rowsOf),
  ...screeningRows,
  ...abandonmentRows,
];
