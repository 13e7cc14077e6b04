import { type DiarySoFar as SeededDiary, seedDiary } from '@aube/db/testing/seed-diary';
import { makeNewcomer } from './newcomer.ts';

export type DiarySoFar = {
  /** Today's day of the programme, counted from 1; the first night ends on the morning of day 2. */
  readonly programmeDay: number;
  /** Number of recent nights that are still to fill in, including last night; 1 by default. */
  readonly untold?: number;
  /** Questionnaires that are already submitted; S0 by default. */
  readonly submitted?: NonNullable<SeededDiary['submitted']>;
};

const timeZone = 'America/Toronto';

/** Date in the participants' time zone, counted in days from today. */
export function diaryDate(daysFromToday = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysFromToday);
  return date.toISOString().slice(0, 10);
}

/** Creates a participant for one test, with a started programme and saved nights. */
export async function makeDiarist(
  url: string,
  name: string,
  { programmeDay, untold = 1, submitted = ['S0'] }: DiarySoFar,
): Promise<string> {
  const email = await makeNewcomer(url, name);
  await seedDiary(
    {
      databaseUrl: process.env['DATABASE_URL'],
      dataDir: process.env['AUBE_E2E_DATA_DIR'] ?? '',
    },
    { email, today: diaryDate(), timeZone, programmeDay, untold, submitted },
  );
  return email;
}
