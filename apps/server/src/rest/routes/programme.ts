import { row, type RestRow } from '../route.ts';
import { idAt, numberAt } from '../url-values.ts';
import { dictionary } from '../vocabulary/dictionary.ts';
import {
  chapterState,
  module,
  moduleState,
  nestedChapter,
  nestedModule,
} from '../vocabulary/module.ts';
import { pause, pauseReason } from '../vocabulary/pause.ts';

const onePause = { entity: 'pause', vocabulary: pause };
const oneState = { entity: 'etat_module', vocabulary: moduleState, from: nestedModule };

/** @source specification §7 @decision D42 D43 D67 */
export const programmeRows: readonly RestRow[] = [
  row('programme.getDictionary', {
    method: 'GET',
    path: '/api/dictionnaire',
    reply: { entity: 'dictionnaire', vocabulary: dictionary },
    status: 200,
  }),
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
  row('programme.listPauses', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/pauses',
    url: { userId: idAt('id') },
    reply: { entity: 'pauses', vocabulary: pause, isList: true },
    status: 200,
  }),
  row('programme.askPause', {
    method: 'POST',
    path: '/api/utilisateurs/{id}/pauses',
    url: { userId: idAt('id') },
    body: pause,
    reply: onePause,
    status: 201,
  }),
  row('programme.withdrawPause', {
    method: 'PUT',
    path: '/api/pauses/{id}/retiree',
    url: { pauseId: idAt('id') },
    body: pauseReason,
    reply: onePause,
    status: 200,
  }),
  row('programme.resumeToday', {
    method: 'PUT',
    path: '/api/pauses/{id}/terminee',
    url: { pauseId: idAt('id') },
    body: pauseReason,
    reply: onePause,
    status: 200,
  }),
];
