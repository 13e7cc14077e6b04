import { connect } from '../connect.ts';
import type { TestedDatabase } from './seed-diary.ts';

export async function seedReminderTime(database: TestedDatabase, email: string): Promise<void> {
  const { pool, close } = await connect({ ...database, poolSize: 1 });
  try {
    await pool.query(
      `update reminder_settings set next_at = now()
       where next_at is not null and user_id = (select id from users where email = $1)`,
      [email],
    );
  } finally {
    await close();
  }
}
