import { row, type RestRow } from '../route.ts';
import { idAt, numberAt } from '../url-values.ts';
import {
  chapterState,
  module,
  moduleState,
  nestedChapter,
  nestedModule,
} from '../vocabulary/module.ts';

const oneState = { entity: 'etat_module', vocabulary: moduleState, from: nestedModule };

/** The course: modules, videos, chapters. @source specification §7 @decision D42 D43 */
export const programmeRows: readonly RestRow[] = [
  row('programme.listModules', {
    method: 'GET',
    path: '/api/modules',
    reply: { entity: 'modules', vocabulary: module, isList: true },
    status: 200,
  }),
  row('programme.listModuleStates', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/modules',
    url: { userId: idAt('id') },
    reply: { entity: 'modules', vocabulary: moduleState, isList: true, from: nestedModule },
    status: 200,
  }),
  row('programme.getModuleState', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/modules/{numero}',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: oneState,
    status: 200,
  }),
  row('programme.markVideoWatched', {
    method: 'POST',
    path: '/api/utilisateurs/{id}/modules/{moduleId}/video-visionnee',
    url: { userId: idAt('id'), moduleId: idAt('moduleId') },
    reply: oneState,
    status: 200,
  }),
  row('programme.getChapter', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/chapitres/{numero}',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: { entity: 'etat_chapitre', vocabulary: chapterState, from: nestedChapter },
    status: 200,
  }),
  row('programme.markChapterRead', {
    method: 'PUT',
    path: '/api/utilisateurs/{id}/chapitres/{numero}/lu',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: null,
    status: 204,
  }),
];
