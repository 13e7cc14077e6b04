import type { Column } from './table.ts';

const record = { fr: 'Dossier', en: 'Record' };

/** What every row begins with: whose it is. @decision D65 */
export const personColumns: readonly Column[] = [
  {
    name: 'code_participant',
    label: {
      fr: 'Code du participant, tiré au hasard et stable',
      en: 'Participant code, random and stable',
    },
    type: 'text',
    source: record,
    sql: 'x.participant_code',
  },
  {
    name: 'etablissement',
    label: {
      fr: 'Code de référence de l’établissement',
      en: 'Reference code of the establishment',
    },
    type: 'text',
    source: record,
    sql: 'x.reference_code',
  },
  {
    name: 'nom',
    label: { fr: 'Nom', en: 'Last name' },
    type: 'text',
    source: record,
    isIdentity: true,
    isTyped: true,
    sql: 'x.last_name',
  },
  {
    name: 'prenom',
    label: { fr: 'Prénom', en: 'First name' },
    type: 'text',
    source: record,
    isIdentity: true,
    isTyped: true,
    sql: 'x.first_name',
  },
  {
    name: 'courriel',
    label: { fr: 'Courriel', en: 'Email' },
    type: 'text',
    source: record,
    isIdentity: true,
    isTyped: true,
    sql: 'x.email',
  },
];
