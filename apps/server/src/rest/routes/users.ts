import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import {
  accountInWords,
  changedAccount,
  roleInWords,
  shownAccount,
  newAccount,
} from '../vocabulary/staff-user.ts';
import { role } from '../vocabulary/user.ts';

const paths = '/api/admin/utilisateurs';
const url = { userId: idAt('id') };
const version = (output: { version: number }) => output.version;
const one = {
  entity: 'utilisateur',
  vocabulary: shownAccount,
  from: accountInWords,
  version,
};

/** @source specification §7 @decision D43 D54 */
export const userRows: readonly RestRow[] = [
  row('admin.listUserRecords', {
    method: 'GET',
    path: paths,
    reply: {
      entity: 'utilisateurs',
      vocabulary: shownAccount,
      from: accountInWords,
      isList: true,
      inParts: true,
    },
    status: 200,
  }),
  row('admin.createUser', {
    method: 'POST',
    path: paths,
    body: newAccount,
    reply: one,
    status: 201,
  }),
  row('admin.getUser', { method: 'GET', path: `${paths}/{id}`, url, reply: one, status: 200 }),
  row('admin.updateUser', {
    method: 'PUT',
    path: `${paths}/{id}`,
    url,
    body: changedAccount,
    ifMatch: 'version',
    reply: one,
    status: 200,
  }),
  row('admin.deleteUser', {
    method: 'DELETE',
    path: `${paths}/{id}`,
    url,
    ifMatch: 'version',
    reply: null,
    status: 204,
  }),
  row('admin.listRoles', {
    method: 'GET',
    path: '/api/admin/roles',
    reply: { entity: 'roles', vocabulary: role, from: roleInWords, isList: true },
    status: 200,
  }),
];
