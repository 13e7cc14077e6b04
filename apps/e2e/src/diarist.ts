import { type DiarySoFar as SeededDiary, seedDiary } from '@aube/db/testing/seed-diary';
import { makeNewcomer } from './newcomer.ts';

export type DiarySoFar = {
  /** Day of the programme today, counted from 1; its first night ends on the morning of day 2. */
  readonly programmeDay: number;
  /** How many of the last nights, today's included, are left to fill in; 1 by default. */
  readonly untold?: number;
  /** The questionnaires that were sent on the way; S0 by default. */
  readonly submitted?: NonNullable<SeededDiary['submitted']>;
};

const timeZone = 'America/Toronto';

/** A date of the diarists' zone, so many days from today. */
export function diaryDate(daysFromToday = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysFromToday);
  return date.toISOString().slice(0, 10);
}

/** A newcomer of their own for one test, whose programme began some days ago, with its nights saved. */
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
