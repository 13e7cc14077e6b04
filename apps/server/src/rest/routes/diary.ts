import { night, week, weeklyCheck as checkEntity } from '@aube/dictionary';
import { row, type RestRow } from '../route.ts';
import { dayAt, idAt, numberAt, wholeNumber } from '../url-values.ts';
import { completeNaps, diaryDay } from '../vocabulary/diary-day.ts';
import {
  diaryWeek,
  flatWeek,
  scheduleChoice,
  stopReason,
  weekOpening,
} from '../vocabulary/diary-week.ts';
import { weeklyCheck } from '../vocabulary/weekly-check.ts';

const day = {
  entity: night.french,
  vocabulary: diaryDay,
  version: ({ version }: { version: number }) => version,
};

const check = { entity: checkEntity.french, vocabulary: weeklyCheck };
const oneWeek = { entity: week.french, vocabulary: diaryWeek, from: flatWeek };

/** @source specification §7 @decision D76 D77 D78 D86 */
export const diaryRows: readonly RestRow[] = [
  row('diary.listDays', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/jours-journal-sommeil',
    url: { userId: idAt('id') },
    query: { semaine: { field: 'week', read: wholeNumber } },
    reply: { entity: 'jours_journal_sommeil', vocabulary: diaryDay, isList: true },
    status: 200,
  }),
  row('diary.getDay', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/jours-journal-sommeil/{jourId}',
    url: { userId: idAt('id'), day: dayAt('jourId') },
    reply: day,
    status: 200,
  }),
  row('diary.saveDay', {
    method: 'PUT',
    path: '/api/jours-journal-sommeil/{id}',
    url: { day: dayAt('id') },
    body: diaryDay,
    complete: completeNaps,
    oneNeeded: { siestes: {}, nombre_siestes: { const: 0 } },
    ifMatch: 'version',
    reply: day,
    status: 200,
  }),
  row('diary.listWeeks', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/semaines-journal-sommeil',
    url: { userId: idAt('id') },
    reply: {
      entity: 'semaines_journal_sommeil',
      vocabulary: diaryWeek,
      isList: true,
      from: flatWeek,
    },
    status: 200,
  }),
  row('diary.getWeek', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/semaines-journal-sommeil/{key}',
    url: { userId: idAt('id'), number: numberAt('key') },
    reply: oneWeek,
    status: 200,
  }),
  row('diary.chooseSchedule', {
    method: 'POST',
    path: '/api/semaines-journal-sommeil/{id}/horaire-sommeil',
    url: { weekId: idAt('id') },
    body: diaryWeek,
    reply: { entity: null, vocabulary: scheduleChoice, from: flatWeek },
    status: 200,
  }),
  row('diary.listWeeklyChecks', {
    method: 'GET',
    path: '/api/utilisateurs/{id}/verifications-semaine',
    url: { userId: idAt('id') },
    reply: { entity: 'verifications_semaine', vocabulary: weeklyCheck, isList: true },
    status: 200,
  }),
  row('diary.answerWeeklyCheck', {
    method: 'POST',
    path: '/api/semaines-journal-sommeil/{id}/verification',
    url: { weekId: idAt('id') },
    body: weeklyCheck,
    reply: check,
    status: 201,
  }),
  row('diary.answerWeeklyCheck', {
    method: 'POST',
    path: '/api/verifications-semaine',
    body: weeklyCheck,
    reply: check,
    status: 201,
  }),
  row('diary.stopSchedule', {
    method: 'PUT',
    path: '/api/horaire-sommeil/arrete',
    body: stopReason,
    reply: oneWeek,
    status: 200,
  }),
  row('diary.undoStop', {
    method: 'PUT',
    path: '/api/horaire-sommeil/repris',
    reply: oneWeek,
    status: 200,
  }),
  row('diary.readSafetyNotice', {
    method: 'PUT',
    path: '/api/avis-securite/lu',
    reply: oneWeek,
    status: 200,
  }),
  row('diary.openWeeks', {
    method: 'POST',
    path: '/api/semaines-journal-sommeil',
    body: weekOpening,
    reply: oneWeek,
    status: 201,
  }),
  row('diary.undoOpening', {
    method: 'PUT',
    path: '/api/semaines-journal-sommeil/annulees',
    reply: null,
    status: 204,
  }),
];
