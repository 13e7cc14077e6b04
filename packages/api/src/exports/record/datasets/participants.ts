import { participant, person } from '@aube/dictionary';
import { fieldColumn } from '../field-column.ts';
import type { Column, DatasetTable } from '../table.ts';

const account = { fr: 'Compte', en: 'Account' };
const record = { fr: 'Dossier', en: 'Record' };

const { fields } = participant;

const identity = (field: (typeof fields)[keyof typeof fields], sql: string): Column =>
  fieldColumn(field, { source: record, isIdentity: true, isTyped: true, sql });

const submitted = (code: 'S0' | 'S6' | 'S12' | 'S24'): Column => ({
  name: `${code.toLowerCase()}_soumis_le`,
  label: { fr: `Envoi du questionnaire ${code}`, en: `Questionnaire ${code} sent` },
  type: 'instant',
  source: { fr: `Questionnaire ${code}`, en: `Questionnaire ${code}` },
  sql: `(select q.submitted_at from questionnaire_answers q
    where q.user_id = x.user_id and q.questionnaire = '${code}')`,
});

export const participantsTable: DatasetTable = {
  name: 'participants',
  title: { fr: 'Participants', en: 'Participants' },
  description: {
    fr: 'Une ligne par participant : inscription, étapes, abandon, pauses.',
    en: 'One row per participant: registration, steps, leaving, pauses.',
  },
  columns: [
    identity(fields.inclusionNumber, 'p.inclusion_number'),
    identity(fields.postalAddress, 'p.postal_address'),
    identity(fields.city, 'p.city'),
    identity(fields.province, 'p.province'),
    identity(fields.postalCode, 'p.postal_code'),
    { ...identity(fields.phoneNumber, 'p.phone_number'), isPhone: true },
    fieldColumn(person.fields.locale, { source: account, sql: 'x.locale' }),
    fieldColumn(person.fields.timeZone, { source: account, sql: 'x.time_zone' }),
    {
      name: 'cree_le',
      label: { fr: 'Création du compte', en: 'Account created' },
      type: 'instant',
      source: account,
      sql: 'p.created_at',
    },
    {
      name: 'active_le',
      label: { fr: 'Activation du compte', en: 'Account activated' },
      type: 'instant',
      source: account,
      sql: 'x.activated_at',
    },
    {
      name: 'debut_programme',
      label: {
        fr: 'Premier jour du programme (envoi de S0)',
        en: 'First day of the program (S0 sent)',
      },
      type: 'date',
      source: { fr: 'Programme', en: 'Program' },
      sql: 'p.programme_first_day',
    },
    submitted('S0'),
    submitted('S6'),
    submitted('S12'),
    submitted('S24'),
    {
      name: 'abandonne_le',
      label: {
        fr: 'Abandon du programme, s’il n’a pas été levé',
        en: 'Program left, unless it was taken up again',
      },
      type: 'instant',
      source: { fr: 'Programme', en: 'Program' },
      sql: 'p.abandoned_at',
    },
    {
      name: 'nombre_pauses',
      label: { fr: 'Pauses, sans celles qui ont été retirées', en: 'Pauses, but those withdrawn' },
      type: 'integer',
      source: { fr: 'Programme', en: 'Program' },
      sql: `(select count(*) from pauses r
        where r.user_id = x.user_id and r.withdrawn_at is null)`,
    },
    {
      name: 'jours_pause',
      label: { fr: 'Jours de pause en tout', en: 'Days of pause in all' },
      type: 'integer',
      unit: 'days',
      source: { fr: 'Programme', en: 'Program' },
      sql: `(select coalesce(sum(r.resumes_on - r.starts_on), 0) from pauses r
        where r.user_id = x.user_id and r.withdrawn_at is null)`,
    },
  ],
  from: 'join participants p on p.user_id = x.user_id',
  period: { at: 'p.created_at' },
  order: 'p.user_id',
};
