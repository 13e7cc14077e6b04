import type { GatePage, GateVerdict } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withTexts } from './lib/i18n.ts';
import type { PageModule } from './lib/page-module.ts';

export interface PageRoute {
  /** Without language prefix; `:name` is a parameter, `:name?` one that may be missing. */
  readonly path: string;
  /** Parameter → the regular expression its value must match in full; else the page does not exist. */
  readonly where?: Readonly<Record<string, string>>;
  readonly layout: 'participant' | 'login' | 'admin';
  /** `guarded` asks for a login; `guestOnly` sends whoever is logged in home. */
  readonly access: 'open' | 'guarded' | 'guestOnly';
  /** What the gate of §4 takes this page for. */
  readonly gate: GatePage;
  /** Whom an admin page admits beyond staff. @decision D5 */
  readonly role?: 'administrator';
  readonly title: MessageDescriptor;
  readonly page: () => Promise<PageModule>;
}

const open = { layout: 'participant', access: 'open', gate: { kind: 'other' } } as const;
const programme = {
  layout: 'participant',
  access: 'guarded',
  gate: { kind: 'programme' },
} as const;
const staffConsole = { layout: 'admin', access: 'guarded', gate: { kind: 'admin' } } as const;
const administration = { ...staffConsole, role: 'administrator' } as const;
const date = '\\d{4}-\\d{2}-\\d{2}';
const number = '\\d{1,9}';
const token = '[A-Za-z0-9_-]{8,256}';

/**
 * The one route table: every path of the site, in both languages (D3: the same slugs, English
 * adds `/en`). The build writes `routes.json` from it, for the server. Order matters where two
 * patterns meet: the first that fits wins. The « bare » routes are where a letter's link stands
 * once its token has left the address. @source specification §2 @decision D3
 */
export const routes = {
  home: {
    path: '/',
    ...open,
    title: msg`Accueil`,
    page: withTexts('programme', () => import('./features/programme/home-page.tsx')),
  },
  about: {
    path: '/a-propos',
    ...open,
    title: msg`À propos`,
    page: withTexts('prose', () => import('./features/prose/public-page.tsx')),
  },
  faq: {
    path: '/faq',
    ...open,
    title: msg`Questions fréquentes`,
    page: withTexts('prose', () => import('./features/prose/faq-page.tsx')),
  },
  userGuide: {
    path: '/guide-utilisateur',
    ...open,
    title: msg`Guide de l'utilisateur`,
    page: withTexts('prose', () => import('./features/prose/public-page.tsx')),
  },
  resourcePersons: {
    path: '/personnes-ressources',
    ...open,
    title: msg`Personnes-ressources`,
    page: withTexts('prose', () => import('./features/prose/resource-persons-page.tsx')),
  },
  privacy: {
    path: '/confidentialite',
    ...open,
    title: msg`Confidentialité`,
    page: withTexts('prose', () => import('./features/prose/public-page.tsx')),
  },
  accessibility: {
    path: '/accessibilite',
    ...open,
    title: msg`Accessibilité`,
    page: withTexts('prose', () => import('./features/prose/public-page.tsx')),
  },
  references: {
    path: '/references',
    ...open,
    title: msg`Références`,
    page: withTexts('prose', () => import('./features/prose/references-page.tsx')),
  },
  selfScreening: {
    path: '/evaluez-mon-sommeil',
    ...open,
    title: msg`Évaluez mon sommeil`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/self-screening-page.tsx'),
    ),
  },

  login: {
    path: '/connexion',
    layout: 'login',
    access: 'guestOnly',
    gate: { kind: 'other' },
    title: msg`Connexion`,
    page: withTexts('account', () => import('./features/account/login-page.tsx')),
  },
  registration: {
    path: '/inscription/:token',
    where: { token },
    layout: 'login',
    access: 'guestOnly',
    gate: { kind: 'other' },
    title: msg`Inscription`,
    page: withTexts('account', () => import('./features/account/registration-page.tsx')),
  },
  registrationBare: {
    path: '/inscription',
    layout: 'login',
    access: 'guestOnly',
    gate: { kind: 'other' },
    title: msg`Inscription`,
    page: withTexts('account', () => import('./features/account/registration-page.tsx')),
  },
  activation: {
    path: '/activation/:username?/:token',
    where: { token },
    layout: 'login',
    access: 'open',
    gate: { kind: 'other' },
    title: msg`Activation du compte`,
    page: withTexts('account', () => import('./features/account/activation-page.tsx')),
  },
  activationBare: {
    path: '/activation',
    layout: 'login',
    access: 'open',
    gate: { kind: 'other' },
    title: msg`Activation du compte`,
    page: withTexts('account', () => import('./features/account/activation-page.tsx')),
  },
  passwordResetRequest: {
    path: '/reinitialisation-mot-passe',
    layout: 'login',
    access: 'open',
    gate: { kind: 'other' },
    title: msg`Mot de passe oublié`,
    page: withTexts('account', () => import('./features/account/password-reset-page.tsx')),
  },
  passwordReset: {
    path: '/reinitialisation-mot-passe/:username?/:token',
    where: { token },
    layout: 'login',
    access: 'open',
    gate: { kind: 'other' },
    title: msg`Nouveau mot de passe`,
    page: withTexts('account', () => import('./features/account/password-reset-page.tsx')),
  },
  // Once its token has left the address, the same page stands without it. Whatever a reader of
  // mail left of a token leads here too: the page shows another way to stop the reminders.
  reminderStop: {
    path: '/rappels/:token?',
    layout: 'login',
    access: 'open',
    gate: { kind: 'other' },
    title: msg`Arrêter les rappels`,
    page: withTexts(
      ['notifications', 'account'],
      () => import('./features/notifications/reminder-stop-page.tsx'),
    ),
  },

  programme: {
    path: '/mon-programme',
    ...programme,
    title: msg`Mon programme`,
    page: withTexts(
      ['programme', 'course'],
      () => import('./features/programme/programme-page.tsx'),
    ),
  },
  questionnaireS0: {
    path: '/mon-programme/questionnaire-s0',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S0' },
    title: msg`Questionnaire de départ`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/questionnaire-page.tsx'),
    ),
  },
  questionnaireS6: {
    path: '/mon-programme/questionnaire-s6',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S6' },
    title: msg`Questionnaire de la semaine 6`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/questionnaire-page.tsx'),
    ),
  },
  questionnaireS12: {
    path: '/mon-programme/questionnaire-s12',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S12' },
    title: msg`Questionnaire de la semaine 12`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/questionnaire-page.tsx'),
    ),
  },
  questionnaireS24: {
    path: '/mon-programme/questionnaire-s24',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S24' },
    title: msg`Questionnaire de la semaine 24`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/questionnaire-page.tsx'),
    ),
  },
  questionnaireSummary: {
    path: '/mon-programme/bilan/:questionnaire',
    where: { questionnaire: 's(?:0|6|12|24)' },
    ...programme,
    gate: { kind: 'other' },
    title: msg`Bilan du questionnaire`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/questionnaire-summary-page.tsx'),
    ),
  },
  moduleVideo: {
    path: '/mon-programme/module/:module?/video',
    where: { module: '[1-6]' },
    ...programme,
    title: msg`Vidéo du module`,
    page: withTexts('course', () => import('./features/course/module-video-page.tsx')),
  },
  moduleChapter: {
    path: '/mon-programme/module/:module?/chapitre/:chapter',
    where: { module: '[1-6]', chapter: '[1-9]\\d?' },
    ...programme,
    title: msg`Chapitre du module`,
    page: withTexts(['course', 'prose'], () => import('./features/course/module-chapter-page.tsx')),
  },
  module: {
    path: '/mon-programme/module/:module',
    where: { module: '[1-6]' },
    ...programme,
    title: msg`Module`,
    page: withTexts('course', () => import('./features/course/module-page.tsx')),
  },
  week: {
    path: '/mon-programme/semaine/:week',
    where: { week: '[1-9]\\d?' },
    ...programme,
    title: msg`Semaine du programme`,
    page: withTexts(['diary', 'weeks', 'course'], () => import('./features/weeks/week-page.tsx')),
  },

  diary: {
    path: '/journal-sommeil',
    ...programme,
    gate: { kind: 'diary' },
    title: msg`Mon journal quotidien du sommeil`,
    page: withTexts(['diary', 'weeks'], () => import('./features/weeks/diary-page.tsx')),
  },
  diaryDay: {
    path: '/journal-sommeil/:date',
    where: { date },
    ...programme,
    gate: { kind: 'diary' },
    title: msg`Ma nuit`,
    page: withTexts('diary', () => import('./features/diary/diary-day-page.tsx')),
  },
  evolution: {
    path: '/evolution-sommeil',
    ...programme,
    gate: { kind: 'evolution' },
    title: msg`Évolution de mon sommeil`,
    page: withTexts('evolution', () => import('./features/evolution/evolution-page.tsx')),
  },
  activities: {
    path: '/activites',
    ...programme,
    gate: { kind: 'other' },
    title: msg`Activités à compléter`,
    page: withTexts('programme', () => import('./features/programme/activities-page.tsx')),
  },
  abandonment: {
    path: '/abandon',
    ...programme,
    gate: { kind: 'other' },
    title: msg`Quitter le programme`,
    page: withTexts(
      'questionnaires',
      () => import('./features/questionnaires/abandonment-page.tsx'),
    ),
  },
  notifications: {
    path: '/notifications',
    ...programme,
    gate: { kind: 'other' },
    title: msg`Notifications`,
    page: withTexts(
      'notifications',
      () => import('./features/notifications/notifications-page.tsx'),
    ),
  },

  admin: {
    path: '/admin',
    ...staffConsole,
    title: msg`Administration`,
    page: withTexts('admin', () => import('./features/admin/admin-page.tsx')),
  },
  adminData: {
    path: '/admin/donnees',
    ...staffConsole,
    title: msg`Données`,
    page: withTexts('admin', () => import('./features/admin/admin-section-page.tsx')),
  },
  adminParticipants: {
    path: '/admin/participants',
    ...staffConsole,
    title: msg`Participants`,
    page: withTexts('admin', () => import('./features/admin/participants-page.tsx')),
  },
  adminParticipantFollowUp: {
    path: '/admin/participants/:participant/suivi',
    where: { participant: number },
    ...staffConsole,
    title: msg`Suivi du participant`,
    page: withTexts(
      ['admin', 'questionnaires'],
      () => import('./features/admin/follow-up-page.tsx'),
    ),
  },
  adminParticipant: {
    path: '/admin/participants/:participant/modifier',
    where: { participant: number },
    ...staffConsole,
    title: msg`Modifier le participant`,
    page: withTexts('admin', () => import('./features/admin/edit-participant-page.tsx')),
  },
  adminUsers: {
    path: '/admin/utilisateurs',
    ...administration,
    title: msg`Utilisateurs`,
    page: withTexts('admin', () => import('./features/admin/admin-section-page.tsx')),
  },
  adminUserNew: {
    path: '/admin/utilisateurs/ajouter',
    ...administration,
    title: msg`Ajouter un utilisateur`,
    page: withTexts('admin', () => import('./features/admin/admin-section-page.tsx')),
  },
  adminUser: {
    path: '/admin/utilisateurs/:user/modifier',
    where: { user: number },
    ...administration,
    title: msg`Modifier l’utilisateur`,
    page: withTexts('admin', () => import('./features/admin/admin-section-page.tsx')),
  },
  adminUserDelete: {
    path: '/admin/utilisateurs/:user/supprimer',
    where: { user: number },
    ...administration,
    title: msg`Supprimer l’utilisateur`,
    page: withTexts('admin', () => import('./features/admin/admin-section-page.tsx')),
  },
  adminEstablishments: {
    path: '/admin/etablissements',
    ...administration,
    title: msg`Établissements`,
    page: withTexts('admin', () => import('./features/admin/establishments-page.tsx')),
  },
  adminEstablishmentNew: {
    path: '/admin/etablissements/ajouter',
    ...administration,
    title: msg`Ajouter un établissement`,
    page: withTexts('admin', () => import('./features/admin/new-establishment-page.tsx')),
  },
  adminEstablishment: {
    path: '/admin/etablissements/:establishment/modifier',
    where: { establishment: number },
    ...administration,
    title: msg`Modifier l’établissement`,
    page: withTexts('admin', () => import('./features/admin/edit-establishment-page.tsx')),
  },
  adminEstablishmentStatistics: {
    path: '/admin/etablissements/:establishment/statistiques',
    where: { establishment: number },
    ...administration,
    title: msg`Statistiques de l’établissement`,
    page: withTexts('admin', () => import('./features/admin/establishment-statistics-page.tsx')),
  },
  adminEstablishmentDelete: {
    path: '/admin/etablissements/:establishment/supprimer',
    where: { establishment: number },
    ...administration,
    title: msg`Supprimer l’établissement`,
    page: withTexts('admin', () => import('./features/admin/delete-establishment-page.tsx')),
  },
} as const satisfies Record<string, PageRoute>;

export type RouteId = keyof typeof routes;

type RequiredParam<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? RequiredParam<Head> | RequiredParam<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never;
type OptionalParam<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalParam<Head> | OptionalParam<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : never;
export type ParamsOf<Id extends RouteId> = Readonly<
  Record<RequiredParam<(typeof routes)[Id]['path']>, string | number> &
    Partial<Record<OptionalParam<(typeof routes)[Id]['path']>, string | number>>
>;
type Params<Id extends RouteId> = [RequiredParam<(typeof routes)[Id]['path']>] extends [never]
  ? [params?: ParamsOf<Id>]
  : [params: ParamsOf<Id>];

/** The path of a page, without language prefix: `pathTo('diaryDay', { date: '2026-01-06' })`. */
export function pathTo<Id extends RouteId>(id: Id, ...[params]: Params<Id>): string {
  const values: Readonly<Record<string, string | number | undefined>> = params ?? {};
  const parts = routes[id].path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = values[part.replace(/^:|\?$/g, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return parts.join('/') || '/';
}

/** The page of each of the programme’s questionnaires. */
export const questionnairePages = {
  S0: 'questionnaireS0',
  S6: 'questionnaireS6',
  S12: 'questionnaireS12',
  S24: 'questionnaireS24',
} as const satisfies Record<string, RouteId>;

/** The page that a verdict of the gate leads to; null when one may stay. @source specification §4 */
export function pathOfVerdict(verdict: GateVerdict): string | null {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'programme':
      return pathTo('programme');
    case 'admin':
      return pathTo('admin');
    case 'questionnaire':
      return pathTo(questionnairePages[verdict.id]);
  }
}
