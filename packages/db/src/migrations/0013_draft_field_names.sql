-- What is typed of a night is kept under the names of the night's own fields.
UPDATE diary_drafts SET fields = (
  SELECT coalesce(jsonb_object_agg(coalesce(renamed.after, field.key),
    CASE WHEN field.key <> 'naps' THEN field.value ELSE (
      SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'startTime', nap.value -> 'start', 'endTime', nap.value -> 'end')) ORDER BY nap.place), '[]')
      FROM jsonb_array_elements(field.value) WITH ORDINALITY nap (value, place)
    ) END), '{}')
  FROM jsonb_each(fields) field
  LEFT JOIN (VALUES
    ('lightsOut', 'lightsOutTime'),
    ('sleepOnsetLatency', 'sleepOnsetLatencyMinutes'),
    ('wakeAfterSleepOnset', 'wakeAfterSleepOnsetMinutes'),
    ('finalWakeUp', 'finalWakeUpTime'),
    ('outOfBed', 'outOfBedTime')
  ) renamed (before, after) ON renamed.before = field.key
);
