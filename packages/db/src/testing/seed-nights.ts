import { connect } from '../connect.ts';
import type { TestedDatabase } from './seed-diary.ts';

/** First and last morning, both included, `YYYY-MM-DD`. */
type Mornings = {
  readonly email: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};

/** In bed from 23:00 to 6:30 with 40 minutes awake: a sleep efficiency of 91.1 %. */
const nights = `
update diary_days set lights_out_time = 1380, sleep_onset_latency_minutes = 10, awakenings = 1,
  wake_after_sleep_onset_minutes = 15, final_wake_up_time = 375, out_of_bed_time = 390,
  nap_count = 0, naps = '[]', confirmed = '{}', time_in_bed_minutes = 450, total_sleep_minutes = 410,
  time_zone = $4, rules_version = 'regles@1', completed_at = date + time '12:00',
  updated_at = date + time '12:00', version = version + 1
where user_id = (select id from users where email = $1)
  and date between $2 and $3 and completed_at is null`;

export async function seedNights(database: TestedDatabase, mornings: Mornings): Promise<void> {
  const { email, from, to, timeZone } = mornings;
  const { pool, close } = await connect({ ...database, poolSize: 1 });
  try {
    await pool.query(nights, [email, from, to, timeZone]);
  } finally {
    await close();
  }
}
