import type { RestRow } from '../route.ts';
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
  {
    method: 'GET',
    path: '/api/modules',
    procedure: 'programme.listModules',
    reply: { entity: 'modules', vocabulary: module, isList: true },
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/utilisateurs/{id}/modules',
    procedure: 'programme.listModuleStates',
    url: { userId: idAt('id') },
    reply: { entity: 'modules', vocabulary: moduleState, isList: true, from: nestedModule },
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/utilisateurs/{id}/modules/{numero}',
    procedure: 'programme.getModuleState',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: oneState,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/utilisateurs/{id}/modules/{moduleId}/video-visionnee',
    procedure: 'programme.markVideoWatched',
    url: { userId: idAt('id'), moduleId: idAt('moduleId') },
    reply: oneState,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/utilisateurs/{id}/chapitres/{numero}',
    procedure: 'programme.getChapter',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: { entity: 'etat_chapitre', vocabulary: chapterState, from: nestedChapter },
    status: 200,
  },
  {
    method: 'PUT',
    path: '/api/utilisateurs/{id}/chapitres/{numero}/lu',
    procedure: 'programme.markChapterRead',
    url: { userId: idAt('id'), number: numberAt('numero') },
    reply: null,
    status: 204,
  },
];
