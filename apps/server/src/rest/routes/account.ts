import { row, type RestRow } from '../route.ts';
import {
  activation,
  bearerSession,
  confirmation,
  credentials,
  forgottenPassword,
  passwordReset,
  registration,
  session,
} from '../vocabulary/account.ts';
import { namedRoles, user } from '../vocabulary/user.ts';

/** @source specification §7 @decision D41 D42 */
export const accountRows: readonly RestRow[] = [
  row('account.login', {
    method: 'POST',
    path: '/api/auth/connexion',
    body: credentials,
    oneNeeded: { courriel: { type: 'string' }, nom_utilisateur: { type: 'string' } },
    reply: {
      entity: null,
      vocabulary: session,
      from: bearerSession,
    },
    status: 200,
  }),
  row('account.logout', {
    method: 'POST',
    path: '/api/auth/deconnexion',
    reply: null,
    status: 204,
  }),
  row('account.me', {
    method: 'GET',
    path: '/api/auth/moi',
    reply: { entity: 'utilisateur', vocabulary: user, from: namedRoles },
    status: 200,
  }),
  row('account.confirmIdentity', {
    method: 'POST',
    path: '/api/auth/confirmation',
    body: confirmation,
    oneNeeded: { mot_de_passe: { type: 'string' }, code: { type: 'string' } },
    reply: null,
    status: 204,
  }),
  row('account.register', {
    method: 'POST',
    path: '/api/auth/inscription',
    body: registration,
    reply: { entity: 'utilisateur', vocabulary: registration },
    status: 201,
  }),
  row('account.activate', {
    method: 'POST',
    path: '/api/auth/activation',
    body: activation,
    reply: null,
    status: 204,
  }),
  row('account.requestPasswordReset', {
    method: 'POST',
    path: '/api/auth/mot-passe-oublie',
    body: forgottenPassword,
    reply: null,
    status: 204,
  }),
  row('account.resetPassword', {
    method: 'POST',
    path: '/api/auth/reinitialisation',
    body: passwordReset,
    reply: null,
    status: 204,
  }),
];
