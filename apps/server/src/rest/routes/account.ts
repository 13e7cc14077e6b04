import type { RestRow } from '../route.ts';
import {
  activation,
  credentials,
  forgottenPassword,
  passwordReset,
  registration,
  session,
} from '../vocabulary/account.ts';
import { namedRoles, user } from '../vocabulary/user.ts';

/** Coming in and going out. @source specification §7 @decision D41 D42 */
export const accountRows: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/api/auth/connexion',
    procedure: 'account.login',
    body: credentials,
    reply: {
      entity: null,
      vocabulary: session,
      from: (opened: object) => ({ ...opened, tokenType: 'Bearer' }),
    },
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/auth/deconnexion',
    procedure: 'account.logout',
    reply: null,
    status: 204,
  },
  {
    method: 'GET',
    path: '/api/auth/moi',
    procedure: 'account.me',
    reply: { entity: 'utilisateur', vocabulary: user, from: namedRoles },
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/auth/inscription',
    procedure: 'account.register',
    body: registration,
    reply: { entity: 'utilisateur', vocabulary: registration },
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/auth/activation',
    procedure: 'account.activate',
    body: activation,
    reply: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/auth/mot-passe-oublie',
    procedure: 'account.requestPasswordReset',
    body: forgottenPassword,
    reply: null,
    status: 204,
  },
  {
    method: 'POST',
    path: '/api/auth/reinitialisation',
    procedure: 'account.resetPassword',
    body: passwordReset,
    reply: null,
    status: 204,
  },
];
