// @vitest-environment node
import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

it.each([
  ['2026-01-06', 'aujourd’hui', 'today'],
  ['2026-01-05', 'hier', 'yesterday'],
  ['2026-01-04', 'avant-hier', '2_days_ago'],
  ['2025-12-24', 'il_y_a_13_jours', '13_days_ago'],
  ['2025-12-23', 'il_y_a_2_semaines', '2_weeks_ago'],
  ['2025-11-07', 'il_y_a_8_semaines', '8_weeks_ago'],
  ['2025-11-06', 'il_y_a_2_mois', '2_months_ago'],
  ['2024-01-07', 'il_y_a_23_mois', '23_months_ago'],
  ['2024-01-06', 'il_y_a_2_ans', '2_years_ago'],
])('says how long before 6 January 2026 %s was', (date, french, english) => {
  expect(formatAgo(date, '2026-01-06', 'fr')?.replaceAll(/\s/g, '_')).toBe(french);
  expect(formatAgo(date, '2026-01-06', 'en')?.replaceAll(/\s/g, '_')).toBe(english);
});

it('has no words for a date that is still to come', () => {
  expect(formatAgo('2026-01-07', '2026-01-06', 'fr')).toBeNull();
});
