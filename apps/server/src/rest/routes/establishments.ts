import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { establishment, figuresOf, statistics } from '../vocabulary/establishment.ts';

const paths = '/api/admin/etablissements';
const url = { establishmentId: idAt('id') };
const version = (output: { version: number }) => output.version;
const one = { entity: 'etablissement', vocabulary: establishment, version };

/** @source specification §7 @decision D42 D43 */
export const establishmentRows: readonly RestRow[] = [
  row('admin.listOpenEstablishments', {
    method: 'GET',
    path: paths,
    reply: { entity: 'etablissements', vocabulary: establishment, isList: true },
    status: 200,
  }),
  row('admin.createEstablishment', {
    method: 'POST',
    path: paths,
    body: establishment,
    reply: one,
    status: 201,
  }),
  row('admin.getEstablishment', {
    method: 'GET',
    path: `${paths}/{id}`,
    url,
    reply: one,
    status: 200,
  }),
  row('admin.updateEstablishment', {
    method: 'PUT',
    path: `${paths}/{id}`,
    url,
    body: establishment,
    ifMatch: 'version',
    reply: one,
    status: 200,
  }),
  row('admin.deleteEstablishment', {
    method: 'DELETE',
    path: `${paths}/{id}`,
    url,
    ifMatch: 'version',
    reply: null,
    status: 204,
  }),
  row('admin.getEstablishmentStatistics', {
    method: 'GET',
    path: `${paths}/{id}/statistiques`,
    url,
    reply: {
      entity: 'statistiques',
      vocabulary: statistics,
      from: figuresOf,
    },
    status: 200,
  }),
];
