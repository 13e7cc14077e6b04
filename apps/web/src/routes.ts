import type { GatePage, GateVerdict } from '@aube/api/rules';

export type PageRoute = {
  /** Path without language prefix. `:name` is a parameter, `:name?` an optional parameter. */
  readonly path: string;
  /** Regular expression per parameter. The page exists only when the whole value matches. */
  readonly where?: Readonly<Record<string, string>>;
  /** `own`: the console's layout for staff, and the participants' layout for everybody else. */
  readonly layout: 'participant' | 'login' | 'admin' | 'own';
  /** `guarded` needs a login. `guestOnly` sends a logged-in user to the home page. */
  readonly access: 'open' | 'guarded' | 'guestOnly';
  readonly gate: GatePage;
  /** @decision D5 */
  readonly role?: 'administrator';
};

const open = { layout: 'participant', access: 'open', gate: { kind: 'other' } } as const;
const entrance = { layout: 'login', access: 'guestOnly', gate: { kind: 'other' } } as const;
const secondFactor = { ...entrance, access: 'guarded', gate: { kind: 'account' } } as const;
const letter = { ...entrance, access: 'open' } as const;
const programme = { ...open, access: 'guarded', gate: { kind: 'programme' } } as const;
const account = { layout: 'own', access: 'guarded', gate: { kind: 'account' } } as const;
const staffConsole = { layout: 'admin', access: 'guarded', gate: { kind: 'admin' } } as const;
const administration = { ...staffConsole, role: 'administrator' } as const;
const date = '\\d{4}-\\d{2}-\\d{2}';
const slug = '[a-z0-9-]{1,80}';
const number = '\\d{1,9}';
const token = '[A-Za-z0-9_-]{8,256}';

/**
 * The first matching route is used. `Bare` in a name means the page of an email link without the
 * token.
 * @source specification §2
 * @decision D3
 */
export const routes = {
  home: { path: '/', ...open },
  about: { path: '/a-propos', ...open },
  faq: { path: '/faq', ...open },
  userGuide: { path: '/guide-utilisateur', ...open },
  resourcePersons: { path: '/personnes-ressources', ...open },
  privacy: { path: '/confidentialite', ...open },
  consent: { path: '/consentement', ...open },
  accessibility: { path: '/accessibilite', ...open },
  references: { path: '/references', ...open },
  selfScreening: { path: '/evaluez-mon-sommeil', ...open },
  // The page needs no login, because people open the page at night.
  awake: { path: '/je-suis-reveille', ...letter },

  login: { path: '/connexion', ...entrance },
  secondFactor: { path: '/connexion/second-facteur', ...secondFactor },
  registration: { path: '/inscription/:token', where: { token }, ...letter },
  registrationBare: { path: '/inscription/:rest?', ...letter },
  activation: { path: '/activation/:username?/:token', where: { token }, ...letter },
  activationBare: { path: '/activation/:username?/:rest?', ...letter },
  passwordResetRequest: { path: '/reinitialisation-mot-passe', ...letter },
  passwordReset: {
    path: '/reinitialisation-mot-passe/:username?/:token',
    where: { token },
    ...letter,
  },
  passwordResetBare: { path: '/reinitialisation-mot-passe/:username?/:rest?', ...letter },
  emailChange: { path: '/courriel/:token?', ...letter },
  // The token is optional, because the page removes the token from the address.
  reminderStop: { path: '/rappels/:token?', ...letter },

  programme: { path: '/mon-programme', ...programme },
  questionnaireS0: {
    path: '/mon-programme/questionnaire-s0',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S0' },
  },
  questionnaireS6: {
    path: '/mon-programme/questionnaire-s6',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S6' },
  },
  questionnaireS12: {
    path: '/mon-programme/questionnaire-s12',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S12' },
  },
  questionnaireS24: {
    path: '/mon-programme/questionnaire-s24',
    ...programme,
    gate: { kind: 'questionnaire', id: 'S24' },
  },
  questionnaireSummary: {
    path: '/mon-programme/bilan/:questionnaire',
    where: { questionnaire: 's(?:0|6|12|24)' },
    ...programme,
    gate: { kind: 'other' },
  },
  moduleVideo: {
    path: '/mon-programme/module/:module?/video',
    where: { module: '[1-6]' },
    ...programme,
  },
  moduleChapter: {
    path: '/mon-programme/module/:module?/chapitre/:chapter',
    where: { module: '[1-6]', chapter: '[1-9]\\d?' },
    ...programme,
  },
  module: { path: '/mon-programme/module/:module', where: { module: '[1-6]' }, ...programme },
  week: { path: '/mon-programme/semaine/:week', where: { week: '[1-9]\\d{0,2}' }, ...programme },
  afterProgramme: { path: '/mon-programme/faire-le-point', ...programme },

  diary: { path: '/journal-sommeil', ...programme, gate: { kind: 'diary' } },
  diaryDay: {
    path: '/journal-sommeil/:date',
    where: { date },
    ...programme,
    gate: { kind: 'diary' },
  },
  evolution: { path: '/evolution-sommeil', ...programme, gate: { kind: 'evolution' } },
  sleepSummary: {
    path: '/evolution-sommeil/resume',
    ...programme,
    gate: { kind: 'evolution' },
  },
  activities: { path: '/activites', ...programme, gate: { kind: 'other' } },
  myExercises: { path: '/mes-exercices', ...open, access: 'guarded', gate: { kind: 'account' } },
  // Always open: no questionnaire, lock or pause closes the page (D77).
  somethingHappened: {
    path: '/quelque-chose-est-arrive',
    ...open,
    access: 'guarded',
    gate: { kind: 'other' },
  },
  exerciseSheet: {
    path: '/mes-exercices/:chapter/:exercise',
    where: { chapter: slug, exercise: slug },
    ...open,
    access: 'guarded',
    gate: { kind: 'account' },
  },
  abandonment: { path: '/abandon', ...programme, gate: { kind: 'other' } },
  notifications: { path: '/notifications', ...programme, gate: { kind: 'other' } },

  myAccount: { path: '/mon-compte', ...account },

  admin: { path: '/admin', ...staffConsole },
  adminData: { path: '/admin/donnees', ...staffConsole },
  adminStatistics: { path: '/admin/statistiques', ...staffConsole },
  adminParticipants: { path: '/admin/participants', ...staffConsole },
  adminParticipantFollowUp: {
    path: '/admin/participants/:participant/suivi',
    where: { participant: number },
    ...staffConsole,
  },
  adminParticipant: {
    path: '/admin/participants/:participant/modifier',
    where: { participant: number },
    ...staffConsole,
  },
  adminInvitations: { path: '/admin/invitations', ...staffConsole },
  adminAudit: { path: '/admin/registre', ...administration },
  adminRetention: { path: '/admin/conservation', ...administration },
  adminMailArrived: { path: '/admin/courriel-recu/:token?', ...administration },
  adminSettings: { path: '/admin/reglages', ...administration },
  adminSetting: {
    path: '/admin/reglages/:setting/:establishment?',
    where: { setting: slug, establishment: number },
    ...administration,
  },
  adminHelp: { path: '/admin/aide', ...staffConsole },
  // Specification §4 closes the usual addresses of these texts to staff.
  adminHelpText: {
    path: '/admin/aide/:text',
    where: { text: 'guide-utilisateur|faq|personnes-ressources|confidentialite|accessibilite' },
    ...staffConsole,
  },
  adminUsers: { path: '/admin/utilisateurs', ...administration },
  adminUserNew: { path: '/admin/utilisateurs/ajouter', ...administration },
  adminUser: {
    path: '/admin/utilisateurs/:user/modifier',
    where: { user: number },
    ...administration,
  },
  adminUserDelete: {
    path: '/admin/utilisateurs/:user/supprimer',
    where: { user: number },
    ...administration,
  },
  adminEstablishments: { path: '/admin/etablissements', ...administration },
  adminEstablishmentNew: { path: '/admin/etablissements/ajouter', ...administration },
  adminEstablishment: {
    path: '/admin/etablissements/:establishment/modifier',
    where: { establishment: number },
    ...administration,
  },
  adminEstablishmentStatistics: {
    path: '/admin/etablissements/:establishment/statistiques',
    where: { establishment: number },
    ...staffConsole,
  },
  adminEstablishmentDelete: {
    path: '/admin/etablissements/:establishment/supprimer',
    where: { establishment: number },
    ...administration,
  },
} as const satisfies Record<string, PageRoute>;

export type RouteId = keyof typeof routes;
export type ConsoleRouteId = Extract<RouteId, `admin${string}`>;

export const isConsoleRoute = (id: RouteId): id is ConsoleRouteId => id.startsWith('admin');

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

/** Without language prefix: `pathTo('diaryDay', { date: '2026-01-06' })`. */
export function pathTo<Id extends RouteId>(id: Id, ...[params]: Params<Id>): string {
  const values: Readonly<Record<string, string | number | undefined>> = params ?? {};
  const parts = routes[id].path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = values[part.replace(/^:|\?$/g, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return parts.join('/') || '/';
}

export const questionnairePages = {
  S0: 'questionnaireS0',
  S6: 'questionnaireS6',
  S12: 'questionnaireS12',
  S24: 'questionnaireS24',
} as const satisfies Record<string, RouteId>;

/** Null when the visitor may open the page. @source specification §4 */
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
