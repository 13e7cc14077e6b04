import { createHash } from 'node:crypto';
import type { Transaction } from '@aube/db';
import { diaryDays, diaryDrafts, participants, users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit, type Acting } from '../audit.ts';
import { AppError } from '../errors.ts';
import type { Operator } from '../operator.ts';
import { accountEmail, flag } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { inTransaction } from '../transaction.ts';
import { operatorProcedure } from '../trpc.ts';
import { nightOf } from './record/day-output.ts';
import type { DayRecord } from '../programme/record/diary-rows.ts';
import { addDays, type LocalDate } from '../time/rules/local-date.ts';
import { diaryRules } from './rules/constants.ts';
import { readNightFile } from './read-night-file.ts';
import { nightSources } from './rules/foreign-nights.ts';
import {
  columnName,
  importDates,
  type ImportColumn,
  type ImportHeader,
  saysItsDates,
} from './rules/import-header.ts';
import { judgeImport, type ImportGround, type JudgedLine } from './rules/judge-import.ts';
import type { ImportFaultCode, ReadLine } from './rules/night-import.ts';
import { nightQuestionCodes } from './rules/night-questions.ts';
import type { NightEntry } from './rules/night.ts';
import { questionImported } from './rules/question-imported.ts';

const nightsImport = z.object({
  person: z.union([z.object({ email: accountEmail }), z.object({ participantCode: z.string() })]),
  text: z.string(),
  map: z.record(z.string(), z.string()).default({}),
  dates: z.enum(importDates).default('morning'),
  source: z.enum(nightSources).nullable().default(null),
  isReplacing: flag.default(false),
  isConfirmed: flag,
  basis: z.string().nullable().default(null),
});
type NightsImport = z.output<typeof nightsImport>;

const twoDays = z.object({ evening: z.string(), morning: z.string() });

const importReport = z.object({
  nights: z.object({ first: twoDays, last: twoDays }).nullable(),
  lines: z.array(
    z.object({
      line: z.number(),
      date: z.string().nullable(),
      outcome: z.enum(['written', 'unchanged', 'refused']),
      faults: z.array(
        z.object({
          code: z.custom<ImportFaultCode>((code) => typeof code === 'string'),
          /** Headers of the faulty columns; our name for a column that the file does not have. */
          columns: z.array(z.string()),
          text: z.string().nullable(),
        }),
      ),
      /** Questions that the diary page asks about such a night. The night is written anyway. */
      questions: z.array(
        z.object({ code: z.enum(nightQuestionCodes), columns: z.array(z.string()) }),
      ),
    }),
  ),
  ignored: z.array(z.string()),
  /** True when the title of the dates says that they are mornings, or evenings. */
  areDatesTitled: z.boolean(),
  /** Columns that files of this source never have. */
  lacking: z.array(z.string()),
  /**
   * CSV of the nights with our column names, for a person to complete. Null without `source`,
   * because the file has our names already.
   */
  table: z.string().nullable(),
  isWritten: z.boolean(),
  /** Fingerprint of the stored nights, to detect a change after the report. */
  basis: z.string(),
});
/** @throws NOT_FOUND when the person is not a participant with a started programme */
async function findPerson(tx: Transaction, person: NightsImport['person']) {
  const [found] = await tx
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      participantCode: participants.participantCode,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        isNull(users.deletedAt),
        'email' in person
          ? eq(users.email, person.email)
          : eq(participants.participantCode, person.participantCode.trim().toUpperCase()),
      ),
    );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const MOST_NAMED = 3;

/**
 * @throws INVALID on `text` (`otherPeople`) when lines belong to other people, with a few codes
 *   as `params.choices` and the number of codes as `params.count`
 */
function expectOwnLines(lines: readonly ReadLine[], { participantCode: own }: Found): void {
  const codes = new Set(lines.map(({ participantCode }) => participantCode ?? own));
  const others = [...codes].filter((code) => code !== own);
  if (others.length === 0) return;
  const named = others.slice(0, MOST_NAMED).join(', ');
  const choices = others.length > MOST_NAMED ? `${named}…` : named;
  throw new AppError('INVALID', {
    issues: [{ path: ['text'], code: 'otherPeople', params: { choices, count: others.length } }],
  });
}

type StoredDay = typeof diaryDays.$inferSelect;

const recordOf = (day: StoredDay): DayRecord => ({
  ...day,
  completedAt: day.completedAt?.toISOString() ?? null,
  updatedAt: day.updatedAt?.toISOString() ?? null,
});

type Found = Awaited<ReturnType<typeof findPerson>>;
async function writeNight(
  tx: Transaction,
  ctx: Acting & { actor: Operator },
  { userId }: Found,
  { stored, judged }: { stored: StoredDay; judged: Extract<JudgedLine, { outcome: 'written' }> },
): Promise<void> {
  const { now } = ctx;
  const { night, measures, timeZone } = judged;
  const { naps, ...figures } = night;
  await tx
    .update(diaryDays)
    .set({
      ...figures,
      naps: [...naps],
      confirmed: [],
      timeInBedMinutes: measures.timeInBedMinutes,
      totalSleepMinutes: measures.totalSleepMinutes,
      timeZone,
      rulesVersion: diaryRules.version,
      completedAt: stored.completedAt ?? now,
      updatedAt: now,
      version: stored.version + 1,
    })
    .where(eq(diaryDays.id, stored.id));
  await tx.delete(diaryDrafts).where(eq(diaryDrafts.dayId, stored.id));
  const before = nightOf(recordOf(stored));
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'diaryDay',
    objectId: stored.id,
    ...(before && { before }),
    after: { ...night, date: stored.date },
  });
}

const headersOf = (columns: readonly string[], { columns: placed }: ImportHeader): string[] =>
  columns.map((column) => placed.get(column as ImportColumn)?.header ?? columnName(column));

function nightsOf(judged: readonly JudgedLine[]): z.output<typeof importReport>['nights'] {
  const dates = judged.flatMap(({ date }) => date ?? []).toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return null;
  const twoDaysOf = (morning: LocalDate) => ({ evening: addDays(morning, -1), morning });
  return { first: twoDaysOf(first), last: twoDaysOf(last) };
}

function basisOf(
  { text, map, dates, source, isReplacing }: NightsImport,
  judged: readonly JudgedLine[],
  byDate: ReadonlyMap<string, Pick<StoredDay, 'id' | 'version'>>,
  draftedAt: ReadonlyMap<number, Date>,
): string {
  const seen = judged.map(({ date, outcome }) => {
    const day = date === null ? undefined : byDate.get(date);
    return [date, outcome, day?.version, day && draftedAt.get(day.id)];
  });
  return createHash('sha256')
    .update(JSON.stringify([text, map, dates, source, isReplacing, seen]))
    .digest('hex');
}

/**
 * Writes the nights of a file into a participant's diary. When a line is refused, no night is
 * written.
 * @throws NOT_FOUND for anyone but a participant; INVALID on `text` (`required`, `tooLong`,
 *   `tooMany`, `notCsv`, `missingColumns`, `otherDates`, `repeatedColumns`, `otherPeople`) or `map`
 *   (`unknownColumns`), with the names as `params.choices`; VERSION_CONFLICT when the diary has
 *   changed since the confirmed report
 * @decision diary#nights-from-a-file
 */
export const importNights = operatorProcedure
  .input(nightsImport)
  .output(importReport)
  .mutation(async ({ ctx, input: asked }) => {
    return inTransaction(ctx.db, async (tx) => {
      const person = await findPerson(tx, asked.person);
      const { header, lines, lacking, table } = readNightFile(asked, person.timeZone);
      expectOwnLines(lines, person);
      const { abandonedOn } = await lockParticipant(tx, person.userId);
      const days = await tx
        .select()
        .from(diaryDays)
        .where(eq(diaryDays.userId, person.userId))
        .for('update');
      const byDate = new Map(days.map((day) => [day.date, day]));
      const nights = new Map<string, NightEntry | null>(
        days.map((day) => [day.date, nightOf(recordOf(day))]),
      );
      const ground: ImportGround = {
        now: ctx.now,
        timeZone: person.timeZone,
        timeZones: new Map(
          days.flatMap(({ date, completedAt, timeZone }) =>
            completedAt === null || timeZone === null ? [] : [[date, timeZone]],
          ),
        ),
        abandonedOn,
        nights,
        isReplacing: asked.isReplacing,
      };
      const judged = judgeImport(lines, ground);
      const drafts = await tx
        .select({ dayId: diaryDrafts.dayId, updatedAt: diaryDrafts.updatedAt })
        .from(diaryDrafts)
        .innerJoin(diaryDays, eq(diaryDays.id, diaryDrafts.dayId))
        .where(eq(diaryDays.userId, person.userId));
      const draftedAt = new Map(drafts.map(({ dayId, updatedAt }) => [dayId, updatedAt]));
      const basis = basisOf(asked, judged, byDate, draftedAt);
      if (asked.isConfirmed && asked.basis !== null && asked.basis !== basis) {
        throw new AppError('VERSION_CONFLICT');
      }
      const isWritten = asked.isConfirmed && judged.every(({ outcome }) => outcome !== 'refused');
      if (isWritten) {
        for (const each of judged) {
          const stored = each.date === null ? undefined : byDate.get(each.date);
          if (each.outcome === 'written' && stored) {
            await writeNight(tx, ctx, person, { stored, judged: each });
          }
        }
      }
      const questions = questionImported(judged, nights);
      return {
        nights: nightsOf(judged),
        lines: judged.map((each, index) => ({
          line: lines[index]?.line ?? 0,
          date: each.date,
          outcome: each.outcome,
          faults:
            each.outcome === 'refused'
              ? each.faults.map((fault) => ({
                  ...fault,
                  columns: headersOf(fault.columns, header),
                }))
              : [],
          questions: (questions[index] ?? []).map(({ code, fields }) => ({
            code,
            columns: headersOf(fields, header),
          })),
        })),
        ignored: header.ignored,
        areDatesTitled: saysItsDates(header.columns.get('date')?.header ?? ''),
        lacking: lacking.map(columnName),
        table,
        isWritten,
        basis,
      };
    });
  });
