export const PAGE_PARTS = `
  'person', (select json_build_object('id', u.id, 'firstName', u.first_name,
    'lastName', u.last_name, 'timeZone', u.time_zone) from users u where u.id = live.user_id),
  'programme', (select json_build_object('firstDay', p.programme_first_day,
    'abandonedAt', p.abandoned_at) from participants p where p.user_id = live.user_id),
  'submitted', (select json_agg(q.questionnaire) from questionnaire_answers q
    where q.user_id = live.user_id and q.submitted_at is not null),
  'unread', (select count(*) from notifications n
    where n.user_id = live.user_id and n.read_at is null),
  'days', (select json_agg(d order by d.date) from diary_days d where d.user_id = live.user_id
    and (d.completed_at is not null or d.date <= $2::date + 8)),
  'weeks', (select json_agg(w order by w.number) from diary_weeks w
    where w.user_id = live.user_id)`;

export const PAGE_REST = `
  'pauses', (select json_agg(p) from pauses p where p.user_id = live.user_id),
  'flags', (select json_agg(f.code) from safety_flags f
    where f.user_id = live.user_id and f.cleared_at is null),
  'drafts', (select json_agg(r) from diary_drafts r join diary_days d on d.id = r.day_id where d.user_id = live.user_id),
  'reads', (select json_agg(r) from chapter_reads r where r.user_id = live.user_id),
  'modules', (select json_agg(m) from module_progress m where m.user_id = live.user_id)`;
