import { alertName, flagName, namedAlerts, type QuestionnaireLibrary } from '@aube/content';
import { NATURE_WORDS } from '../../rules/alert-natures.ts';
import type { ColumnCode } from '../../rules/column.ts';
import { askedItems, columnsOfItem } from '../answer-columns.ts';
import { OTHER_FLAG_SOURCES } from '../../../programme/record/write-flags.ts';
import type { DatasetTable } from '../table.ts';

const leaving = { fr: 'Abandon', en: 'Leaving' };
const who: readonly ColumnCode[] = [
  { value: 'participant', label: { fr: 'La personne elle-même', en: 'The person' } },
  { value: 'personnel', label: { fr: 'Le personnel', en: 'Staff' } },
];

export function abandonmentsTable({ questionnaires }: QuestionnaireLibrary): DatasetTable {
  const items = askedItems(questionnaires.get('ABANDONMENT')?.instruments ?? []);
  return {
    name: 'abandonments',
    endsWithErasure: true,
    title: { fr: 'Abandons', en: 'Leavings' },
    description: {
      fr: 'Une ligne par abandon, annulé ou non, avec les raisons cochées.',
      en: 'One row per time that somebody left, undone or not, with the reasons ticked.',
    },
    columns: [
      {
        name: 'soumis_le',
        label: { fr: 'Moment de l’abandon', en: 'When the program was left' },
        type: 'instant',
        source: leaving,
        sql: 'a.submitted_at',
      },
      {
        name: 'mis_fin_par',
        label: { fr: 'Qui a mis fin au programme', en: 'Who ended the program' },
        type: 'code',
        codes: who,
        source: leaving,
        sql: `case when a.ended_by_user_id is null then 'participant' else 'personnel' end`,
      },
      {
        name: 'annule_le',
        label: { fr: 'Moment où l’abandon a été annulé', en: 'When the leaving was undone' },
        type: 'instant',
        source: leaving,
        sql: 'a.undone_at',
      },
      {
        name: 'annule_par',
        label: { fr: 'Qui a annulé l’abandon', en: 'Who undid the leaving' },
        type: 'code',
        codes: who,
        source: leaving,
        sql: `case when a.undone_at is null then null
          when a.undone_by_user_id is null then 'participant' else 'personnel' end`,
      },
      ...[...items.values()].flatMap((item) => columnsOfItem(item, 'a.answers')),
    ],
    from: 'join abandonment_answers a on a.user_id = x.user_id',
    where: 'a.submitted_at is not null',
    peopleWithRows: 'select user_id from abandonment_answers',
    period: { at: 'a.submitted_at' },
    order: 'a.submitted_at, a.id',
  };
}

/** @decision D69 */
const otherSources = Object.entries(OTHER_FLAG_SOURCES).map(([value, label]) => ({ value, label }));

const safety = { fr: 'Sécurité', en: 'Safety' };

export function alertsTable({ questionnaires, instruments }: QuestionnaireLibrary): DatasetTable {
  const alerts = new Set([
    ...namedAlerts,
    ...instruments.flatMap((one) => [...one.alerts, ...one.scoreAlerts].map((each) => each.alert)),
  ]);
  const flags = new Set(instruments.flatMap((one) => one.flags.map((each) => each.flag)));
  const names: ColumnCode[] = [
    ...[...alerts].map((value) => ({ value, label: alertName(instruments, value) })),
    ...[...flags]
      .filter((value) => !alerts.has(value))
      .map((value) => ({ value, label: flagName(instruments, value) })),
  ];
  return {
    name: 'alerts',
    endsWithErasure: true,
    title: { fr: 'Alertes', en: 'Alerts' },
    description: {
      fr: 'Une ligne par alerte donnée au personnel et par signal de sécurité.',
      en: 'One row per alert given to staff and per safety flag.',
    },
    columns: [
      {
        name: 'nature',
        label: { fr: 'Alerte ou signal', en: 'Alert or flag' },
        type: 'code',
        codes: [
          { value: NATURE_WORDS.alert, label: { fr: 'Alerte au personnel', en: 'Alert to staff' } },
          {
            value: NATURE_WORDS.flag,
            label: {
              fr: 'Signal qui suspend l’horaire proposé',
              en: 'Flag that suspends the suggested schedule',
            },
          },
        ],
        source: safety,
        sql: 's.nature',
      },
      {
        name: 'type',
        label: { fr: 'Sujet', en: 'Subject' },
        type: 'code',
        codes: names,
        source: safety,
        sql: 's.kind',
      },
      {
        name: 'questionnaire',
        label: { fr: 'Questionnaire qui l’a levée', en: 'Questionnaire that raised it' },
        type: 'code',
        codes: [
          ...[...questionnaires.values()].map(({ code, title }) => ({
            value: code === 'ABANDONMENT' ? 'ABANDON' : code,
            label: title,
          })),
          ...otherSources,
        ],
        source: safety,
        sql: `case s.questionnaire when 'ABANDONMENT' then 'ABANDON' else s.questionnaire end`,
      },
      {
        name: 'leve_le',
        label: { fr: 'Première fois', en: 'First raised' },
        type: 'instant',
        source: safety,
        sql: 's.raised_at',
      },
      {
        name: 'leve_de_nouveau_le',
        label: {
          fr: 'Dernière fois, si elle s’est répétée',
          en: 'Last raised, if it was raised again',
        },
        type: 'instant',
        source: safety,
        sql: 's.raised_again_at',
      },
      {
        name: 'traite_le',
        label: { fr: 'Prise en charge ou levée', en: 'Taken in charge or cleared' },
        type: 'instant',
        source: safety,
        sql: 's.closed_at',
      },
    ],
    from: `join (
      select l.user_id, '${NATURE_WORDS.alert}' as nature, l.id, l.kind, l.details ->> 'questionnaire' as questionnaire,
        l.raised_at, l.raised_again_at, l.acknowledged_at as closed_at
      from staff_alerts l
      union all
      select f.user_id, '${NATURE_WORDS.flag}', f.id, f.code, f.source, f.raised_at, f.raised_again_at, f.cleared_at
      from safety_flags f
    ) s on s.user_id = x.user_id`,
    peopleWithRows: 'select user_id from staff_alerts union all select user_id from safety_flags',
    period: { at: 's.raised_at' },
    nature: 's.nature',
    order: 's.raised_at, s.nature, s.id',
  };
}
