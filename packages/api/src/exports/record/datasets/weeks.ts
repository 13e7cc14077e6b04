import { schedule, week, weeklyCheck } from '@aube/dictionary';
import { diaryRules } from '../../../diary/rules/constants.ts';
import { fieldColumn } from '../field-column.ts';
import { coded, type DatasetTable } from '../table.ts';
import { weekAnswer, weekAnswerSources } from '../week-answer.ts';
import { efficiencySql } from './nights.ts';

const diary = { fr: 'Journal du sommeil', en: 'Sleep diary' };
const choice = schedule.label;
const computed = {
  source: { fr: 'Calculé des nuits de la semaine', en: 'Computed from the nights of the week' },
  rulesVersion: diaryRules.version,
} as const;

const { answers } = weeklyCheck.fields;
const checkWords = Object.fromEntries(
  Object.entries(answers.codes).map(([code, { french }]) => [code, french]),
);

const { kind } = week.fields;
const kindWords = Object.fromEntries(
  Object.entries(kind.codes).map(([code, { french }]) => [code, french]),
);
const KIND_SQL = coded(
  `coalesce((select o.kind from diary_openings o where o.user_id = w.user_id
    and o.first_week <= w.number order by o.first_week desc limit 1), 'programme')`,
  kindWords,
);

const number = fieldColumn(week.fields.number, {
  source: { fr: 'Programme', en: 'Program' },
  sql: 'w.number',
});

/** Week figures need three nights. @decision D24 */
const figure = (sql: string) =>
  `case when s.nights >= ${diaryRules.provisionalMinimumNights} then ${sql} end`;

/** Means of falling asleep and of waking need three nights of sleep. */
const slept = (sql: string) =>
  `case when s.slept_nights >= ${diaryRules.provisionalMinimumNights} then ${sql} end`;

const SAID_SQL = coded('said.code', checkWords);

export const weeksTable: DatasetTable = {
  name: 'weeks',
  title: { fr: 'Semaines', en: 'Weeks' },
  description: {
    fr: 'Une ligne par semaine du programme, à venir comprises, et par semaine ouverte ensuite ; aucun chiffre sous trois nuits notées.',
    en: 'One row per week of the program, those to come included, and per week opened afterwards; no figure below three nights recorded.',
  },
  columns: [
    number,
    fieldColumn(kind, { source: { fr: 'Programme', en: 'Program' }, sql: KIND_SQL }),
    fieldColumn(week.fields.opensOn, {
      source: { fr: 'Programme', en: 'Program' },
      sql: 's.opens_on',
    }),
    fieldColumn(week.fields.completedNights, { source: diary, sql: 's.nights' }),
    fieldColumn(week.fields.sleepEfficiencyPercent, {
      ...computed,
      sql: figure(efficiencySql('s.asleep', 's.in_bed')),
    }),
    fieldColumn(week.fields.meanNightEfficiencyPercent, {
      ...computed,
      sql: figure('round(s.mean_efficiency, 2)'),
    }),
    fieldColumn(week.fields.meanTotalSleepMinutes, {
      ...computed,
      type: 'number',
      sql: figure('round(s.asleep::numeric / s.nights, 2)'),
    }),
    fieldColumn(week.fields.meanTimeInBedMinutes, {
      ...computed,
      type: 'number',
      sql: figure('round(s.in_bed::numeric / s.nights, 2)'),
    }),
    fieldColumn(week.fields.meanSleepOnsetLatencyMinutes, {
      ...computed,
      type: 'number',
      sql: slept('round(s.mean_latency, 2)'),
    }),
    fieldColumn(week.fields.meanWakeAfterSleepOnsetMinutes, {
      ...computed,
      type: 'number',
      sql: slept('round(s.mean_awake, 2)'),
    }),
    fieldColumn(week.fields.whiteNights, { ...computed, sql: 's.nights - s.slept_nights' }),
    weekAnswer('daySleepiness', 'w.day_sleepiness', weekAnswerSources.days),
    weekAnswer('dayCourse', 'w.day_course', weekAnswerSources.days),
    weekAnswer('intention', 'w.intention', weekAnswerSources.trial),
    weekAnswer('trialOutcome', 'w.trial_outcome', weekAnswerSources.trial),
    fieldColumn(week.fields.isScheduleChosen, { source: choice, sql: '(w.anchor is not null)' }),
    fieldColumn(week.fields.isSleepy, {
      source: { fr: 'Question de la semaine', en: 'Question of the week' },
      // Empty after an erasure, because the column holds an answer.
      // @decision D63
      sql: 'case when not x.is_erased then w.sleepy_at_wheel end',
    }),
    fieldColumn(answers, {
      source: weeklyCheck.label,
      sql: `case when not x.is_erased then (
        select string_agg(distinct ${SAID_SQL}, ' ')
        from weekly_checks c, unnest(c.answers) as said (code)
        where c.user_id = w.user_id and c.week = w.number) end`,
    }),
    fieldColumn(week.fields.hasUnusualEnergy, {
      source: { fr: 'Question de la semaine', en: 'Question of the week' },
      sql: 'case when not x.is_erased then w.has_unusual_energy end',
    }),
    fieldColumn(week.fields.hasShiftWork, {
      source: { fr: 'Question de la semaine', en: 'Question of the week' },
      sql: 'case when not x.is_erased then w.has_shift_work end',
    }),
  ],
  from: `join lateral (
      select d.week, min(d.date) - 1 as opens_on, count(d.completed_at) as nights,
        sum(d.total_sleep_minutes) filter (where d.completed_at is not null) as asleep,
        sum(d.time_in_bed_minutes) filter (where d.completed_at is not null) as in_bed,
        avg(100.0 * d.total_sleep_minutes / nullif(d.time_in_bed_minutes, 0))
          filter (where d.completed_at is not null) as mean_efficiency,
        count(*) filter (where d.completed_at is not null and d.total_sleep_minutes > 0)
          as slept_nights,
        avg(d.sleep_onset_latency_minutes)
          filter (where d.completed_at is not null and d.total_sleep_minutes > 0) as mean_latency,
        avg(d.wake_after_sleep_onset_minutes)
          filter (where d.completed_at is not null and d.total_sleep_minutes > 0) as mean_awake
      from diary_days d where d.user_id = x.user_id group by d.week
    ) s on true
    join diary_weeks w on w.user_id = x.user_id and w.number = s.week`,
  period: { on: 's.opens_on' },
  order: 'w.number',
};

const { anchor, bedTime, wakeTime, windowMinutes, wideningMinutes, chosenAt } = schedule.fields;
const { agreedWindowMinutes, agreedOn, stoppedOn, stoppedReason } = schedule.fields;
const team = { fr: 'Convenu avec l’équipe', en: 'Agreed with the team' };
const anchorWords = {
  bedTime: anchor.codes.bedTime.french,
  wakeTime: anchor.codes.wakeTime.french,
};

const stopWords = Object.fromEntries(
  Object.entries(stoppedReason.codes).map(([code, { french }]) => [code, french]),
);

const derived = (anchor: 'bedTime' | 'wakeTime', sign: '+' | '-') =>
  `case w.anchor when '${anchor}' then w.anchor_time
    else (w.anchor_time ${sign} w.window_minutes + 1440) % 1440 end`;

export const schedulesTable: DatasetTable = {
  name: 'schedules',
  title: { fr: 'Horaires', en: 'Schedules' },
  description: {
    fr: 'Une ligne par semaine où un horaire de sommeil a été choisi ou arrêté. Il vaut jusqu’à la ligne suivante.',
    en: 'One row per week in which a sleep schedule was chosen or stopped. It holds until the next row.',
  },
  columns: [
    number,
    fieldColumn(anchor, { source: choice, sql: coded('w.anchor', anchorWords) }),
    fieldColumn(bedTime, { source: choice, sql: derived('bedTime', '-') }),
    fieldColumn(wakeTime, { source: choice, sql: derived('wakeTime', '+') }),
    fieldColumn(windowMinutes, {
      source: { fr: 'Calculé des nuits', en: 'Computed from the nights' },
      rulesVersion: diaryRules.version,
      sql: 'w.window_minutes',
    }),
    fieldColumn(wideningMinutes, { source: choice, sql: 'w.widening_minutes' }),
    fieldColumn(chosenAt, { source: choice, sql: 'w.chosen_at' }),
    fieldColumn(agreedWindowMinutes, { source: team, sql: 'a.window_minutes' }),
    fieldColumn(agreedOn, { source: team, sql: 'a.agreed_on' }),
    fieldColumn(stoppedOn, { source: choice, sql: 'w.stopped_on' }),
    fieldColumn(stoppedReason, {
      source: choice,
      // Empty after an erasure, because the column holds an answer.
      // @decision D63
      sql: `case when not x.is_erased then ${coded('w.stopped_reason', stopWords)} end`,
    }),
    {
      name: 'version_regles',
      label: { fr: 'Règles en vigueur lors du choix', en: 'Rules in force at the choice' },
      type: 'text',
      source: choice,
      sql: 'w.rules_version',
    },
  ],
  from: `join diary_weeks w on w.user_id = x.user_id
    left join agreed_windows a on a.id = w.agreed_window_id`,
  where: '(w.anchor is not null or w.stopped_on is not null)',
  period: { on: 'coalesce(w.chosen_on, w.stopped_on)' },
  order: 'w.number',
};

/** One row per answer, also outside the weeks of the diary. @decision D77 */
export const checksTable: DatasetTable = {
  name: 'checks',
  endsWithErasure: true,
  title: { fr: 'Vérifications', en: 'Checks' },
  description: {
    fr: 'Une ligne par réponse à la vérification de la semaine ou à « Quelque chose est arrivé ».',
    en: 'One row per answer to the weekly check or to “Something happened”.',
  },
  columns: [
    fieldColumn(weeklyCheck.fields.answeredAt, {
      source: weeklyCheck.label,
      sql: 'c.answered_at',
    }),
    fieldColumn(weeklyCheck.fields.week, { source: weeklyCheck.label, sql: 'c.week' }),
    fieldColumn(answers, {
      source: weeklyCheck.label,
      sql: `(select string_agg(${SAID_SQL}, ' ' order by said.place)
        from unnest(c.answers) with ordinality as said (code, place))`,
    }),
  ],
  from: 'join weekly_checks c on c.user_id = x.user_id',
  peopleWithRows: 'select user_id from weekly_checks',
  period: { at: 'c.answered_at' },
  order: 'c.answered_at, c.id',
};
