import { describe, expect, it } from 'vitest';
import { findRoute, patternOf } from './lib/match-route.ts';
import { type PageRoute, pathOfVerdict, pathTo, type RouteId, routes } from './routes.ts';

const specified: readonly [path: string, id: RouteId][] = [
  ['/', 'home'],
  ['/a-propos', 'about'],
  ['/abandon', 'abandonment'],
  ['/activites', 'activities'],
  ['/connexion', 'login'],
  ['/evaluez-mon-sommeil', 'selfScreening'],
  ['/evolution-sommeil', 'evolution'],
  ['/faq', 'faq'],
  ['/guide-utilisateur', 'userGuide'],
  ['/journal-sommeil', 'diary'],
  ['/notifications', 'notifications'],
  ['/personnes-ressources', 'resourcePersons'],
  ['/reinitialisation-mot-passe', 'passwordResetRequest'],
  ['/inscription/abcdefgh12345678', 'registration'],
  ['/journal-sommeil/2026-01-06', 'diaryDay'],
  ['/activation/abcdefgh12345678', 'activation'],
  ['/activation/marie/abcdefgh12345678', 'activation'],
  ['/reinitialisation-mot-passe/abcdefgh12345678', 'passwordReset'],
  ['/reinitialisation-mot-passe/marie/abcdefgh12345678', 'passwordReset'],
  ['/mon-programme', 'programme'],
  ['/mon-programme/questionnaire-s0', 'questionnaireS0'],
  ['/mon-programme/questionnaire-s6', 'questionnaireS6'],
  ['/mon-programme/questionnaire-s12', 'questionnaireS12'],
  ['/mon-programme/questionnaire-s24', 'questionnaireS24'],
  ['/mon-programme/module/1', 'module'],
  ['/mon-programme/module/6', 'module'],
  ['/mon-programme/semaine/13', 'week'],
  ['/mon-programme/module/video', 'moduleVideo'],
  ['/mon-programme/module/3/video', 'moduleVideo'],
  ['/mon-programme/module/chapitre/4', 'moduleChapter'],
  ['/mon-programme/module/3/chapitre/4', 'moduleChapter'],
  ['/admin', 'admin'],
  ['/admin/donnees', 'adminData'],
  ['/admin/etablissements', 'adminEstablishments'],
  ['/admin/participants', 'adminParticipants'],
  ['/admin/utilisateurs', 'adminUsers'],
  ['/admin/etablissements/ajouter', 'adminEstablishmentNew'],
  ['/admin/utilisateurs/ajouter', 'adminUserNew'],
  ['/admin/etablissements/4/modifier', 'adminEstablishment'],
  ['/admin/etablissements/4/statistiques', 'adminEstablishmentStatistics'],
  ['/admin/etablissements/4/supprimer', 'adminEstablishmentDelete'],
  ['/admin/participants/4/modifier', 'adminParticipant'],
  ['/admin/utilisateurs/4/modifier', 'adminUser'],
  ['/admin/utilisateurs/4/supprimer', 'adminUserDelete'],
];

describe('the route table', () => {
  it.each(specified)('has a page for %s', (path, id) => {
    expect(findRoute(path)?.id).toBe(id);
  });

  it.each(['/rappels', '/rappels/abc', '/rappels/A1b2-_A1b2-_=3D', '/rappels/A1b2-_A1b2-_%3E'])(
    'takes what is left of a link that stops the reminders: %s',
    (path) => {
      expect(findRoute(path)?.id).toBe('reminderStop');
    },
  );

  it.each([
    ['/inscription/abc', 'registrationBare'],
    ['/activation/abc', 'activationBare'],
    ['/activation/marie/abc', 'activationBare'],
    ['/reinitialisation-mot-passe/abc', 'passwordResetBare'],
    ['/reinitialisation-mot-passe/marie/abc', 'passwordResetBare'],
  ])('takes what is left of a link that a reader of mail has cut: %s', (path, id) => {
    expect(findRoute(path)?.id).toBe(id);
  });

  it('adds to the specification only what is named here', () => {
    const named = new Set(specified.map(([, id]) => id));
    const others = Object.keys(routes).filter((id) => !named.has(id as RouteId));
    expect(others).toEqual([
      'privacy',
      'consent',
      'accessibility',
      'references',
      'awake',
      'secondFactor',
      'registrationBare',
      'activationBare',
      'passwordResetBare',
      'emailChange',
      'reminderStop',
      'questionnaireSummary',
      'afterProgramme',
      'sleepSummary',
      'myExercises',
      'somethingHappened',
      'exerciseSheet',
      'myAccount',
      'adminStatistics',
      'adminParticipantFollowUp',
      'adminInvitations',
      'adminAudit',
      'adminRetention',
      'adminMailArrived',
      'adminSettings',
      'adminSetting',
      'adminHelp',
      'adminHelpText',
    ]);
  });

  it.each([
    '/inconnu',
    '/mon-programme/module/0',
    '/mon-programme/module/7',
    '/mon-programme/module/7/video',
    '/mon-programme/questionnaire-s1',
    '/journal-sommeil/demain',
    '/journal-sommeil/2026-1-6',
    '/admin/utilisateurs/abc/modifier',
    '/admin/aide/references',
    '/FAQ',
    '//faq',
  ])('has no page for %s', (path) => {
    expect(findRoute(path)).toBeNull();
  });

  it('hands over the parameters of a path', () => {
    expect(findRoute('/activation/marie/abcdefgh12345678')?.params).toMatchObject({
      username: 'marie',
      token: 'abcdefgh12345678',
    });
    expect(findRoute('/mon-programme/module/chapitre/4')?.params).toMatchObject({ chapter: '4' });
  });

  it('writes a path from its name and parameters, and finds it again', () => {
    expect(pathTo('diaryDay', { date: '2026-01-06' })).toBe('/journal-sommeil/2026-01-06');
    expect(pathTo('moduleVideo')).toBe('/mon-programme/module/video');
    expect(pathTo('moduleVideo', { module: 3 })).toBe('/mon-programme/module/3/video');
    expect(pathTo('home')).toBe('/');
  });

  it('tells the server patterns that accept what the browser accepts', () => {
    const patterns = Object.values<PageRoute>(routes).map((route) => new RegExp(patternOf(route)));
    for (const [path] of specified) {
      expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
    }
    expect(patterns.some((pattern) => pattern.test('/mon-programme/module/7'))).toBe(false);
  });

  it('turns each verdict of the gate into a path', () => {
    expect(pathOfVerdict({ kind: 'open' })).toBeNull();
    expect(pathOfVerdict({ kind: 'admin' })).toBe('/admin');
    expect(pathOfVerdict({ kind: 'programme' })).toBe('/mon-programme');
    expect(pathOfVerdict({ kind: 'questionnaire', id: 'S6' })).toBe(
      '/mon-programme/questionnaire-s6',
    );
  });
});
