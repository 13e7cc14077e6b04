import { readFileSync } from 'node:fs';
import { findProcedure } from '@aube/api/server';
import { describe, expect, it } from 'vitest';
import { REST_ROWS } from './rows.ts';

/** All paths of the REST API, from § 7 of the specification and from decision D42. */
const SPECIFIED = `
POST   /api/auth/connexion
POST   /api/auth/deconnexion
GET    /api/auth/moi
GET    /api/admin/etablissements
POST   /api/admin/etablissements
GET    /api/admin/etablissements/{id}
PUT    /api/admin/etablissements/{id}
DELETE /api/admin/etablissements/{id}
GET    /api/admin/participants
GET    /api/admin/participants/{id}
PUT    /api/admin/participants/{id}
GET    /api/admin/utilisateurs
POST   /api/admin/utilisateurs
GET    /api/admin/utilisateurs/{id}
PUT    /api/admin/utilisateurs/{id}
DELETE /api/admin/utilisateurs/{id}
GET    /api/admin/roles
GET    /api/modules
GET    /api/utilisateurs/{id}/modules
GET    /api/utilisateurs/{id}/modules/{numero}
POST   /api/utilisateurs/{id}/modules/{moduleId}/video-visionnee
GET    /api/utilisateurs/{id}/chapitres/{numero}
GET    /api/utilisateurs/{id}/jours-journal-sommeil
GET    /api/utilisateurs/{id}/jours-journal-sommeil/{jourId}
PUT    /api/jours-journal-sommeil/{id}
GET    /api/utilisateurs/{id}/semaines-journal-sommeil
GET    /api/utilisateurs/{id}/semaines-journal-sommeil/{key}
POST   /api/semaines-journal-sommeil/{id}/horaire-sommeil
GET    /api/utilisateurs/{id}/notifications
GET    /api/utilisateurs/{id}/reponses-abandon
POST   /api/utilisateurs/{id}/reponses-abandon
PUT    /api/reponses-abandon/{id}
GET    /api/utilisateurs/{id}/reponses-questionnaire-s0
POST   /api/utilisateurs/{id}/reponses-questionnaire-s0
PUT    /api/reponses-questionnaire-s0/{id}
GET    /api/utilisateurs/{id}/reponses-questionnaire-s6
POST   /api/utilisateurs/{id}/reponses-questionnaire-s6
PUT    /api/reponses-questionnaire-s6/{id}
GET    /api/utilisateurs/{id}/reponses-questionnaire-s12
POST   /api/utilisateurs/{id}/reponses-questionnaire-s12
PUT    /api/reponses-questionnaire-s12/{id}
GET    /api/utilisateurs/{id}/reponses-questionnaire-s24
POST   /api/utilisateurs/{id}/reponses-questionnaire-s24
PUT    /api/reponses-questionnaire-s24/{id}
POST   /api/reponses-questionnaire-ps
PUT    /api/reponses-questionnaire-ps/{id}
`;

const ADDED = `
POST   /api/auth/confirmation
GET    /api/auth/second-facteur
POST   /api/auth/second-facteur
PUT    /api/auth/second-facteur
DELETE /api/auth/second-facteur
POST   /api/auth/second-facteur/codes-secours
POST   /api/admin/utilisateurs/{id}/retrait-second-facteur
GET    /api/auth/jetons
POST   /api/auth/jetons
DELETE /api/auth/jetons/{id}
POST   /api/auth/inscription
POST   /api/auth/activation
POST   /api/auth/mot-passe-oublie
POST   /api/auth/reinitialisation
POST   /api/admin/invitations
GET    /api/admin/exports/{fichier}
GET    /api/admin/etablissements/{id}/statistiques
GET    /api/questionnaires/{code}
PUT    /api/notifications/{id}/lue
PUT    /api/utilisateurs/{id}/chapitres/{numero}/lu
GET    /api/consentement
GET    /api/dictionnaire
GET    /api/utilisateurs/{id}/pauses
POST   /api/utilisateurs/{id}/pauses
PUT    /api/pauses/{id}/retiree
PUT    /api/pauses/{id}/terminee
GET    /api/utilisateurs/{id}/verifications-semaine
POST   /api/semaines-journal-sommeil/{id}/verification
POST   /api/verifications-semaine
PUT    /api/horaire-sommeil/arrete
PUT    /api/horaire-sommeil/repris
PUT    /api/avis-securite/lu
GET    /api/admin/participants/{id}/fenetres-convenues
POST   /api/admin/participants/{id}/fenetres-convenues
PUT    /api/admin/participants/{id}/fenetres-convenues/retiree
POST   /api/semaines-journal-sommeil
PUT    /api/semaines-journal-sommeil/annulees
`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));

describe('the rows of the REST door', () => {
  it('equal the tables of the specification and the decisions', () => {
    const rows = REST_ROWS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows)).toEqual(new Set([...linesOf(SPECIFIED), ...linesOf(ADDED)]));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('are all in docs/calling-aube.md, and no others', () => {
    const guide = new URL('../../../../docs/calling-aube.md', import.meta.url);
    const listed = [
      ...readFileSync(guide, 'utf8').matchAll(/^\| (\w+) +\| `(\S+)` +\| `(\S+)` +\|$/gm),
    ];
    expect(listed.map(([, ...cells]) => cells.join(' '))).toEqual(
      REST_ROWS.map(({ method, path, procedure }) => `${method} ${path} ${procedure}`),
    );
  });

  // GET requests that are logged actions: downloading a file (D65).
  const ACTS_BY_GET = new Set<string>(['exports.prepare']);

  it('lead to procedures: reads by GET to queries, writes to mutations', () => {
    for (const { method, path, procedure } of REST_ROWS) {
      const isRead = method === 'GET' && !ACTS_BY_GET.has(procedure);
      const type = isRead ? 'query' : 'mutation';
      expect([path, findProcedure(procedure)?.type]).toEqual([path, type]);
    }
  });

  it('read every parameter of their paths', () => {
    for (const { path, url = {} } of REST_ROWS) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
      expect([path, Object.values(url).map(({ place }) => place)]).toEqual([path, places]);
    }
  });

  it('answer 201 for a new entity, and 204 without a body', () => {
    for (const { status, reply } of REST_ROWS) expect(reply === null).toBe(status === 204);
  });
});
