/** SQL for the JSON of our REST answer. `live`: the checked session. */
export const WEEKS = `select json_agg(json_build_object(
    'id', w.id, 'numero', w.number, 'genre', 'programme', 'disponible_le', n.opens_on,
    'choix_coucher_lever', w.anchor, 'heure_coucher_lever', w.anchor_time,
    'nuits_completees', n.recorded, 'efficacite_sommeil', n.efficiency,
    'conseil_efficacite', case when n.efficiency < 85 then 'resserrer' else 'elargir_ou_maintenir' end,
    'conseil_siestes', case when n.long_naps > 0 then 'raccourcir' else 'conforme' end,
    'fenetre_sommeil', w.window_minutes, 'heure_coucher', w.anchor_time, 'heure_lever', w.anchor_time,
    'fenetre_convenue', w.agreed_window_id, 'convenue_le', w.chosen_on, 'arrete_le', w.stopped_on,
    'raison_arret', w.stopped_reason, 'horaire_indisponible', 'premiere_semaine',
    'avis_securite_a_lire', false, 'somnolence_jour', w.day_sleepiness,
    'deroulement_jour', w.day_course, 'intention', w.intention, 'issue_essai', w.trial_outcome
  ) order by w.number)
  from diary_weeks w join lateral (
    select min(d.date) - 1 as opens_on, count(d.completed_at) as recorded,
      floor(100.0 * sum(d.total_sleep_minutes) / nullif(sum(d.time_in_bed_minutes), 0)) as efficiency,
      count(*) filter (where d.nap_count > 1) as long_naps
    from diary_days d where d.user_id = w.user_id and d.week = w.number
  ) n on true where w.user_id = live.user_id`;
