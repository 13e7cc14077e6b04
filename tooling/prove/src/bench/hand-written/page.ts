const DAY = `json_build_object('id', d.id, 'date', d.date, 'week', d.week,
  'status', case when d.completed_at is not null then 'completed' when d.date <= $2::date then 'toFill'
    else 'upcoming' end,
  'isEditable', d.date between $2::date - 2 and $2::date, 'lastEditableOn', d.date + 2,
  'night', case when d.completed_at is not null then json_build_object(
    'lightsOutTime', d.lights_out_time, 'sleepOnsetLatencyMinutes', d.sleep_onset_latency_minutes,
    'awakenings', d.awakenings, 'wakeAfterSleepOnsetMinutes', d.wake_after_sleep_onset_minutes,
    'finalWakeUpTime', d.final_wake_up_time, 'outOfBedTime', d.out_of_bed_time,
    'napCount', d.nap_count, 'naps', d.naps, 'sleepQuality', d.sleep_quality,
    'intoBedTime', d.into_bed_time, 'hasTakenSleepMedication', d.has_taken_sleep_medication,
    'alcoholicDrinks', d.alcoholic_drinks, 'hasHadAfternoonCaffeine', d.has_had_afternoon_caffeine,
    'note', d.note) end,
  'confirmed', d.confirmed,
  'measures', case when d.completed_at is not null then json_build_object(
    'timeInBedMinutes', d.time_in_bed_minutes, 'totalSleepMinutes', d.total_sleep_minutes) end,
  'timeZone', d.time_zone, 'updatedAt', d.updated_at, 'version', d.version)`;

const WEEK = `json_build_object('id', w.id, 'number', w.number, 'kind', 'programme',
  'opensOn', n.dates[1] - 1, 'dates', n.dates, 'isCurrent', $2::date = any(n.dates),
  'completedNights', n.recorded, 'totalSleepSumMinutes', n.asleep, 'timeInBedSumMinutes', n.in_bed,
  'standing', 'complete', 'whiteNights', n.white,
  'meanSleepOnsetLatencyMinutes', n.latency, 'meanWakeAfterSleepOnsetMinutes', n.wake,
  'napAdvice', json_build_object('state', 'compliant', 'dayCount', n.recorded, 'napCount', n.naps),
  'isLowTwoWeeksRunning', false, 'isVeryLittleSleep', false, 'isNarrowWindow', false,
  'questions', '[]'::json, 'hasUnusualEnergy', w.has_unusual_energy, 'schedule', w.window_minutes,
  'suspension', null, 'suspendedWakeTime', null, 'stopped', w.stopped_on,
  'availability', 'questionnaireDue', 'proposedWindow', null, 'wideningChoices', '[]'::json,
  'isSleepyAtWheel', w.sleepy_at_wheel, 'checkAnswers', '[]'::json, 'isSleepinessCorrectable', false,
  'intention', w.intention, 'intentionOn', w.intention_on, 'trialTaps', coalesce(w.trial_taps, '{}'),
  'trialOutcome', w.trial_outcome, 'daySleepiness', w.day_sleepiness, 'dayCourse', w.day_course,
  'version', w.version)`;

/**
 * Parts of the programme page, with the field names of our server. The caller adds means and
 * efficiencies.
 */
export const PAGE_PARTS = `
  'person', (select json_build_object('id', u.id, 'firstName', u.first_name,
    'lastName', u.last_name, 'timeZone', u.time_zone) from users u where u.id = live.user_id),
  'programme', (select json_build_object('firstDay', p.programme_first_day,
    'abandonedAt', p.abandoned_at) from participants p where p.user_id = live.user_id),
  'submitted', (select json_agg(q.questionnaire) from questionnaire_answers q
    where q.user_id = live.user_id and q.submitted_at is not null),
  'unread', (select count(*) from notifications n
    where n.user_id = live.user_id and n.read_at is null),
  'days', (select json_agg(${DAY} order by d.date) from diary_days d where d.user_id = live.user_id
    and (d.completed_at is not null or d.date <= $2::date + 8)),
  'weeks', (select json_agg(${WEEK} order by w.number) from diary_weeks w join (
    select d.week, array_agg(d.date order by d.date) as dates, count(d.completed_at) as recorded,
      sum(d.total_sleep_minutes) as asleep, sum(d.time_in_bed_minutes) as in_bed,
      count(*) filter (where d.total_sleep_minutes = 0) as white, sum(d.nap_count) as naps,
      round(avg(d.sleep_onset_latency_minutes), 2) as latency,
      round(avg(d.wake_after_sleep_onset_minutes), 2) as wake
    from diary_days d where d.user_id = live.user_id and d.date <= $2::date + 8 group by d.week
  ) n on n.week = w.number where w.user_id = live.user_id)`;

export const PAGE_REST = `
  'pauses', (select json_agg(p) from pauses p where p.user_id = live.user_id),
  'flags', (select json_agg(f.code) from safety_flags f
    where f.user_id = live.user_id and f.cleared_at is null),
  'drafts', (select json_agg(r) from diary_drafts r
    where r.day_id = any(array(select id from diary_days d where d.user_id = live.user_id))),
  'reads', (select count(*) from chapter_reads r where r.user_id = live.user_id),
  'modules', (select json_agg(m) from module_progress m where m.user_id = live.user_id)`;
