import { addDays, clockTimeAt, daysBetween, instantAt } from '@aube/api/rules';
import {
  addWeekNotices,
  deliverDueLetters,
  queueDueReminders,
  recountPeople,
} from '@aube/api/server';
import { questionnaireAnswers } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import type { Mail, Transport } from '@aube/mailer';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from './testing/server-world.ts';

/**
 * Tests a programme of 25 weeks, morning by morning. The expected values come from a hand-written
 * calendar.
 * @decision D13 D32 D67 D68
 */
const FIRST_DAY = '2026-08-26';
const ZONE = 'America/Toronto';
const PAUSES = [
  { week: 8, days: 21, askedOn: '2026-10-16' },
  { week: 24, days: 26, askedOn: '2027-02-28' },
];
const AWAY = { from: '2026-12-10', to: '2026-12-18' };
/** The person answers S6 only after two mornings, so that the email about S6 is sent. */
const DUE = [
  { code: 'S6', week: 7, untilDay: 2 },
  { code: 'S12', week: 13, untilDay: 0 },
  { code: 'S24', week: 25, untilDay: 0 },
] as const;

type Morning = {
  date: string;
  week: number;
  day: number;
  isPaused: boolean;
  /** Diary week of the last night; null when this night belongs to no week. */
  nightOf: number | null;
  /** Week that ended with the last night; null on other mornings. */
  closes: number | null;
};

function walk(): Morning[] {
  const mornings: Morning[] = [];
  let week = 1;
  let day = 0;
  let paused = 0;
  let told = 0;
  let eveOf: number | null = null;
  for (let date = FIRST_DAY; week <= 25 || day <= 1; date = addDays(date, 1)) {
    const pause = PAUSES.find((each) => each.week === week);
    const isPaused = day === 7 && pause !== undefined && paused < pause.days;
    if (day === 7 && !isPaused) {
      week += 1;
      day = 0;
      paused = 0;
    }
    const nightOf: number | null = eveOf;
    if (nightOf !== null) told += 1;
    const closes = nightOf !== null && told % 7 === 0 ? nightOf : null;
    mornings.push({ date, week, day, isPaused, nightOf, closes });
    if (isPaused) paused += 1;
    else day += 1;
    eveOf = isPaused || week > 25 ? null : week;
  }
  return mornings;
}

const NIGHT = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 15,
  finalWakeUpTime: 400,
  outOfBedTime: 410,
  napCount: 0,
  naps: [],
};

const { services, addStarted, submit, as, ask, login, state, db } = await createServerWorld(
  await testDatabase(),
);
const PUBLIC_URL = 'https://aube.example.test';

async function letters(now: Date): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport: Transport = {
    send: async (mail) => void sent.push(mail),
    close: () => Promise.resolve(),
  };
  await queueDueReminders({ db, now });
  await recountPeople({ ...services, now });
  await addWeekNotices({ db, now, course: services.course });
  const { limiter } = services;
  await deliverDueLetters({
    db,
    limiter,
    clock: () => now,
    transport,
    publicUrl: PUBLIC_URL,
    contacts: {},
    crisisLines: [],
  });
  return sent;
}

type Entity = Record<string, unknown>;
const midnight = (date: string) => `${date}T00:00:00`;

describe('a life of 25 weeks with two pauses, nine days away and both clock changes', () => {
  it(
    'has the dates of the walked calendar in every letter and reply',
    { timeout: 240_000 },
    async () => {
      const mornings = walk();
      const opensOn = new Map<number, string>();
      for (const { week, date } of mornings) if (!opensOn.has(week)) opensOn.set(week, date);
      expect(mornings.map(({ date }) => date)).toEqual(
        expect.arrayContaining(['2026-11-01', '2027-03-14']),
      );
      expect(daysBetween(FIRST_DAY, opensOn.get(26) ?? '')).toBe(25 * 7 + 21 + 26);

      state.now = instantAt(FIRST_DAY, 9 * 60, ZONE);
      const userId = await addStarted(FIRST_DAY, ZONE);
      const first = await as(userId, { now: state.now });
      await first.notifications.setReminders({ isOn: true, isReviewOn: true, time: 8 * 60 });

      const greeted: (string | null)[] = [];
      const pauses: object[] = [];
      const announced: number[] = [];
      await db
        .update(questionnaireAnswers)
        .set({ createdAt: state.now, updatedAt: state.now, submittedAt: state.now });
      for (const morning of mornings.slice(1)) {
        const { date, week, isPaused, nightOf, closes } = morning;
        const isAway = date >= AWAY.from && date <= AWAY.to;
        const now = instantAt(date, 8 * 60 + 5, ZONE);
        state.now = now;
        expect(clockTimeAt(now, ZONE)).toBe(485);
        const due = DUE.find((each) => each.week === week && morning.day < each.untilDay);

        const said = (await letters(now)).map(({ letter }) => [letter.subject, letter.link]);
        // The review of week 6 comes on the third morning, because S6 was due on the first two.
        const reviewed = week === 7 && morning.day === 2 ? 6 : closes;
        const link = `${PUBLIC_URL}/${
          due
            ? 'mon-programme'
            : reviewed !== null
              ? `mon-programme/semaine/${reviewed}`
              : `journal-sommeil/${date}`
        }`;
        const subject =
          reviewed !== null && !due ? 'Le bilan de votre semaine est prêt' : 'Votre rappel du jour';
        const isExpected =
          due !== undefined || reviewed !== null || (!isPaused && nightOf !== null);
        expect([date, said]).toEqual([date, isExpected ? [[subject, link]] : []]);

        for (const { code, week: comesIn, untilDay } of DUE) {
          const isEve =
            untilDay === 0 && week === comesIn - 1 && addDays(date, 1) === opensOn.get(comesIn);
          const isDay = untilDay > 0 && date === addDays(opensOn.get(comesIn) ?? '', untilDay - 1);
          if (!isEve && !isDay) continue;
          await submit(userId, code);
          if (!isDay) continue;
          await db
            .update(questionnaireAnswers)
            .set({ createdAt: now, updatedAt: now, submittedAt: now })
            .where(eq(questionnaireAnswers.questionnaire, code));
        }
        if (isAway) continue;

        const caller = await as(userId, { now });
        const { notices } = await caller.notifications.listPage({});
        for (const { kind, title, link: leadsTo, createdAt } of notices) {
          if (kind !== 'scheduleReady' || createdAt !== now.toISOString()) continue;
          expect([date, title, leadsTo]).toEqual([
            date,
            `Votre horaire de la semaine ${Math.min(week, 25)} peut être choisi`,
            `/mon-programme/semaine/${Math.min(week, 25)}`,
          ]);
          announced.push(week);
        }
        const overview = await caller.programme.overview({});
        expect(overview).toMatchObject({ today: date, programmeWeek: week });
        greeted.push(overview.awaySince);
        if (overview.awaySince !== null) await caller.programme.noteGreeting();
        const pause = PAUSES.find(({ askedOn }) => askedOn === date);
        if (pause) {
          const startsOn = addDays(opensOn.get(pause.week) ?? '', 7);
          const resumesOn = addDays(startsOn, pause.days);
          pauses.push(await caller.programme.askPause({ resumesOn }));
        }
        const saved =
          nightOf === null ? null : await caller.diary.saveDay({ day: { date }, night: NIGHT });
        expect([date, saved?.week ?? null]).toEqual([date, nightOf]);
        const review = closes === null ? null : await caller.diary.findReview({ number: closes });
        expect([date, review?.week ?? null]).toEqual([date, closes]);
        await expectReplies(userId, morning, opensOn);
      }
      const startsOn = PAUSES.map(({ week }) => addDays(opensOn.get(week) ?? '', 7));
      expect(pauses).toMatchObject(
        PAUSES.map(({ week }, index) => ({
          startsOn: startsOn[index],
          resumesOn: opensOn.get(week + 1),
        })),
      );
      expect(announced.length).toBeGreaterThan(20);
      expect(announced.every((week) => week <= 25)).toBe(true);
      const [firstPause = '', lastPause = ''] = startsOn;
      expect(greeted.filter((since) => since !== null)).toEqual([
        firstPause,
        addDays(AWAY.from, -1),
        lastPause,
      ]);
    },
  );
});

async function expectReplies(userId: number, morning: Morning, opensOn: Map<number, string>) {
  const { date, week, day } = morning;
  const session = { as: await login(userId) };
  const path = `/api/utilisateurs/${userId}`;
  const me = (await ask('/api/auth/moi', session)).json['utilisateur'] as Entity;
  expect([date, me['derniere_semaine']]).toEqual([date, week]);

  const last = Math.min(week, 25);
  const days = (await ask(`${path}/jours-journal-sommeil?semaine=${last}`, session)).json[
    'jours_journal_sommeil'
  ] as Entity[];
  const opens = opensOn.get(last) ?? '';
  expect(days.map(({ disponible_le }) => disponible_le)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((count) => midnight(addDays(opens, count))),
  );

  if (day > 0 && day < 7) return;
  const weeks = (await ask(`${path}/semaines-journal-sommeil`, session)).json[
    'semaines_journal_sommeil'
  ] as Entity[];
  const known = Array.from({ length: last }, (_, index) => index + 1);
  expect(weeks.map(({ numero, disponible_le }) => [numero, disponible_le])).toEqual(
    known.map((number) => [number, midnight(opensOn.get(number) ?? '')]),
  );
}
