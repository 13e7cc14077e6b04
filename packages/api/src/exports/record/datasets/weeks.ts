import { diaryRules } from '../../../diary/rules/constants.ts';
import type { ColumnCode } from '../../rules/column.ts';
import { coded, type Column, type DatasetTable } from '../table.ts';
import { efficiencySql } from './nights.ts';

const diary = { fr: 'Journal du sommeil', en: 'Sleep diary' };
const schedule = { fr: 'Horaire de sommeil', en: 'Sleep schedule' };
const computed = {
  source: { fr: 'Calculé des nuits de la semaine', en: 'Computed from the nights of the week' },
  rulesVersion: diaryRules.version,
} as const;

const week: Column = {
  name: 'semaine',
  label: { fr: 'Semaine du programme', en: 'Week of the program' },
  type: 'integer',
  source: { fr: 'Programme', en: 'Program' },
  sql: 'w.number',
};

/** Week figures need three nights. @decision D24 */
const figure = (sql: string) =>
  `case when s.nights >= ${diaryRules.provisionalMinimumNights} then ${sql} end`;

/** One row per week of every started programme. */
export const weeksTable: DatasetTable = {
  name: 'weeks',
  title: { fr: 'Semaines', en: 'Weeks' },
  description: {
    fr: 'Une ligne par semaine du programme, à venir comprises ; aucun chiffre sous trois nuits notées.',
    en: 'One row per week of the program, those to come included; no figure below three nights recorded.',
  },
  columns: [
    week,
    {
      name: 'disponible_le',
      label: { fr: 'Jour où la semaine commence', en: 'Day on which the week begins' },
      type: 'date',
      source: { fr: 'Programme', en: 'Program' },
      sql: 's.opens_on',
    },
    {
      name: 'nuits_completees',
      label: { fr: 'Nuits notées', en: 'Nights recorded' },
      type: 'integer',
      source: diary,
      sql: 's.nights',
    },
    {
      name: 'efficacite_sommeil',
      label: {
        fr: 'Efficacité du sommeil : rapport des sommes de la semaine',
        en: 'Sleep efficiency: ratio of the sums of the week',
      },
      type: 'number',
      unit: 'percent',
      ...computed,
      sql: figure(efficiencySql('s.asleep', 's.in_bed')),
    },
    {
      name: 'efficacite_moyenne_nuits',
      label: {
        fr: 'Moyenne de l’efficacité de chaque nuit',
        en: 'Mean of the efficiency of each night',
      },
      type: 'number',
      unit: 'percent',
      ...computed,
      sql: figure('round(s.mean_efficiency, 2)'),
    },
    {
      name: 'temps_total_sommeil_moyen',
      label: { fr: 'Temps total de sommeil, en moyenne', en: 'Mean total sleep time' },
      type: 'number',
      unit: 'minutes',
      ...computed,
      sql: figure('round(s.asleep::numeric / s.nights, 2)'),
    },
    {
      name: 'temps_au_lit_moyen',
      label: { fr: 'Temps au lit, en moyenne', en: 'Mean time in bed' },
      type: 'number',
      unit: 'minutes',
      ...computed,
      sql: figure('round(s.in_bed::numeric / s.nights, 2)'),
    },
    {
      name: 'horaire_choisi',
      label: {
        fr: 'Un horaire a été choisi pour la semaine',
        en: 'A schedule was chosen for the week',
      },
      type: 'boolean',
      source: schedule,
      sql: '(w.anchor is not null)',
    },
    {
      name: 'somnolence_volant',
      label: {
        fr: 'Somnolence au volant ou à un poste dangereux, selon la question de la semaine',
        en: 'Sleepiness at the wheel or at a dangerous job, by the question of the week',
      },
      type: 'boolean',
      source: { fr: 'Question de la semaine', en: 'Question of the week' },
      // An answer, which an erasure removes from files. @decision D63
      sql: 'case when not x.is_erased then w.sleepy_at_wheel end',
    },
  ],
  from: `join diary_weeks w on w.user_id = x.user_id
    join lateral (
      select min(d.date) - 1 as opens_on, count(d.completed_at) as nights,
        sum(d.total_sleep_minutes) filter (where d.completed_at is not null) as asleep,
        sum(d.time_in_bed_minutes) filter (where d.completed_at is not null) as in_bed,
        avg(100.0 * d.total_sleep_minutes / nullif(d.time_in_bed_minutes, 0))
          filter (where d.completed_at is not null) as mean_efficiency
      from diary_days d where d.user_id = w.user_id and d.week = w.number
    ) s on true`,
  period: { on: 's.opens_on' },
  order: 'w.number',
};

const ANCHORS: Record<string, string> = { bedTime: 'coucher', wakeTime: 'lever' };
const anchorCodes: readonly ColumnCode[] = [
  { value: 'coucher', label: { fr: 'Heure du coucher', en: 'Bedtime' } },
  { value: 'lever', label: { fr: 'Heure du lever', en: 'Rise time' } },
];

const derived = (anchor: 'bedTime' | 'wakeTime', sign: '+' | '-') =>
  `case w.anchor when '${anchor}' then w.anchor_time
    else (w.anchor_time ${sign} w.window_minutes + 1440) % 1440 end`;

/** One row per chosen schedule. */
export const schedulesTable: DatasetTable = {
  name: 'schedules',
  title: { fr: 'Horaires', en: 'Schedules' },
  description: {
    fr: 'Une ligne par horaire de sommeil choisi. Il vaut jusqu’au suivant.',
    en: 'One row per sleep schedule chosen. It holds until the next one.',
  },
  columns: [
    week,
    {
      name: 'choix_coucher_lever',
      label: { fr: 'Heure que la personne a fixée', en: 'Time that the person fixed' },
      type: 'code',
      codes: anchorCodes,
      source: schedule,
      sql: coded('w.anchor', ANCHORS),
    },
    {
      name: 'heure_coucher',
      label: { fr: 'Heure du coucher', en: 'Bedtime' },
      type: 'time',
      source: schedule,
      sql: derived('bedTime', '-'),
    },
    {
      name: 'heure_lever',
      label: { fr: 'Heure du lever', en: 'Rise time' },
      type: 'time',
      source: schedule,
      sql: derived('wakeTime', '+'),
    },
    {
      name: 'fenetre_sommeil',
      label: { fr: 'Fenêtre de sommeil', en: 'Sleep window' },
      type: 'integer',
      unit: 'minutes',
      source: { fr: 'Calculé des nuits', en: 'Computed from the nights' },
      rulesVersion: diaryRules.version,
      sql: 'w.window_minutes',
    },
    {
      name: 'elargissement',
      label: { fr: 'Élargissement choisi', en: 'Widening chosen' },
      type: 'integer',
      unit: 'minutes',
      source: schedule,
      sql: 'w.widening_minutes',
    },
    {
      name: 'choisi_le',
      label: { fr: 'Moment du choix', en: 'When it was chosen' },
      type: 'instant',
      source: schedule,
      sql: 'w.chosen_at',
    },
    {
      name: 'version_regles',
      label: { fr: 'Règles en vigueur lors du choix', en: 'Rules in force at the choice' },
      type: 'text',
      source: schedule,
      sql: 'w.rules_version',
    },
  ],
  from: 'join diary_weeks w on w.user_id = x.user_id',
  where: 'w.anchor is not null',
  period: { on: 'w.chosen_on' },
  order: 'w.number',
};
