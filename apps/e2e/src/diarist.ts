import { type DiarySoFar as SeededDiary, seedDiary } from '@aube/db/testing/seed-diary';
import { makeNewcomer } from './newcomer.ts';

export type DiarySoFar = {
  /** Counted from 1. The first night ends on the morning of day 2. */
  readonly programmeDay: number;
  /** Number of recent nights without an entry, including last night; 1 by default. */
  readonly untold?: number;
  /** S0 by default. */
  readonly submitted?: NonNullable<SeededDiary['submitted']>;
  /** 15 by default. */
  readonly awakeMinutes?: number;
  /** True: the reviews of all closed weeks are done. */
  readonly isReviewed?: boolean;
  readonly opened?: NonNullable<SeededDiary['opened']>;
  readonly pause?: NonNullable<SeededDiary['pause']>;
};

const timeZone = 'America/Toronto';

export function diaryDate(daysFromToday = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysFromToday);
  return date.toISOString().slice(0, 10);
}

export async function makeDiarist(
  url: string,
  name: string,
  {
    programmeDay,
    untold = 1,
    submitted = ['S0'],
    awakeMinutes = 15,
    isReviewed = false,
    opened,
    pause,
  }: DiarySoFar,
): Promise<string> {
  const email = await makeNewcomer(url, name);
  await seedDiary(
    {
      databaseUrl: process.env['DATABASE_URL'],
      dataDir: process.env['AUBE_E2E_DATA_DIR'] ?? '',
    },
    {
      email,
      today: diaryDate(),
      timeZone,
      programmeDay,
      untold,
      submitted,
      awakeMinutes,
      isReviewed,
      ...(opened && { opened }),
      ...(pause && { pause }),
    },
  );
  return email;
}
