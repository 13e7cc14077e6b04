import type { RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { establishment, statistics } from '../vocabulary/establishment.ts';

const paths = '/api/admin/etablissements';
const url = { establishmentId: idAt('id') };
const version = (output: { version: number }) => output.version;
const one = { entity: 'etablissement', vocabulary: establishment, version };

/**
 * The establishments. The list is what one may invite to, staff's own or all of them; the rest is
 * the administrators', but for the figures of one's own.
 * @source specification §7
 * @decision D42 D43
 */
export const establishmentRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: paths,
    procedure: 'admin.listOpenEstablishments',
    reply: { entity: 'etablissements', vocabulary: establishment, isList: true },
    status: 200,
  },
  {
    method: 'POST',
    path: paths,
    procedure: 'admin.createEstablishment',
    body: establishment,
    reply: one,
    status: 201,
  },
  {
    method: 'GET',
    path: `${paths}/{id}`,
    procedure: 'admin.getEstablishment',
    url,
    reply: one,
    status: 200,
  },
  {
    method: 'PUT',
    path: `${paths}/{id}`,
    procedure: 'admin.updateEstablishment',
    url,
    body: establishment,
    ifMatch: 'version',
    reply: one,
    status: 200,
  },
  {
    method: 'DELETE',
    path: `${paths}/{id}`,
    procedure: 'admin.deleteEstablishment',
    url,
    ifMatch: 'version',
    reply: null,
    status: 204,
  },
  {
    method: 'GET',
    path: `${paths}/{id}/statistiques`,
    procedure: 'admin.getEstablishmentStatistics',
    url,
    reply: {
      entity: 'statistiques',
      vocabulary: statistics,
      from: (output: { statistics: unknown }) => output.statistics,
    },
    status: 200,
  },
];
