import type { Database } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { looksAfter, placesOf } from '../../people/rules/sight.ts';
import type { Actor } from '../../context.ts';
import type { Operator } from '../../operator.ts';
import { searchWords } from '../../lists/rules/list.ts';
import { AppError, invalidField } from '../../errors.ts';
import {
  expectWeekOfFigure,
  type ParticipantFilters,
} from '../../admin/record/participant-filters.ts';
import { registeredBetween } from '../../stats/record/registered-between.ts';
import type { AlertNature } from '../rules/alert-natures.ts';
import {
  askedBy,
  csvFileOf,
  isFigureTable,
  XLSX_ROWS_MAXIMUM,
  type ExportFileName,
  type ExportSubject,
} from '../rules/dataset.ts';
import type { AskedPeople, Filters } from './export-snapshot.ts';

export type AskedFilters = {
  establishmentId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  nature?: AlertNature | undefined;
} & Partial<ParticipantFilters>;

type LookContext = Pick<Actor | Operator, 'roles' | 'establishmentIds' | 'timeZone'>;

async function expectPlace(db: Database, viewer: LookContext, id: number): Promise<void> {
  if (!looksAfter(viewer, id)) throw new AppError('NOT_FOUND');
  const found = await db
    .select({ id: establishments.id })
    .from(establishments)
    .where(eq(establishments.id, id));
  if (found.length === 0) throw new AppError('NOT_FOUND');
}

function peopleOf(asked: Partial<ParticipantFilters>, timeZone: string): AskedPeople | null {
  const { state, hasWaitingAlert = false, isScheduleLocked = false, figure, week } = asked;
  expectWeekOfFigure({ figure, week });
  const { registeredFrom, registeredBefore } = registeredBetween(asked, timeZone);
  const words = searchWords(asked.search ?? '');
  const { userIds } = asked;
  const narrows = [
    state,
    figure,
    userIds,
    registeredFrom ?? undefined,
    registeredBefore ?? undefined,
  ];
  const isEverybody =
    !hasWaitingAlert &&
    !isScheduleLocked &&
    words.length === 0 &&
    narrows.every((value) => value === undefined);
  if (isEverybody) return null;
  return {
    state: state ?? null,
    hasWaitingAlert,
    isScheduleLocked,
    figure: figure ?? null,
    week: week ?? null,
    registeredFrom: registeredFrom?.toISOString() ?? null,
    registeredBefore: registeredBefore?.toISOString() ?? null,
    words,
    userIds: userIds ?? null,
  };
}

/**
 * Filters of the requested rows, limited to the caller's establishments.
 * @throws NOT_FOUND outside the caller's establishments; INVALID for a period that ends before its
 *   start, or a weekly figure without a week
 */
export async function filtersOf(
  db: Database,
  { establishmentId, from, to, nature, ...people }: AskedFilters,
  viewer: LookContext,
): Promise<Filters> {
  if (establishmentId !== undefined) await expectPlace(db, viewer, establishmentId);
  if (from !== undefined && to !== undefined && to < from) throw invalidField('to', 'beforeStart');
  const { registeredFrom, registeredBefore } = registeredBetween(
    { registeredFrom: from, registeredTo: to },
    viewer.timeZone,
  );
  return {
    places: placesOf(viewer),
    establishmentId: establishmentId ?? null,
    fromOn: from ?? null,
    toOn: to ?? null,
    nature: nature ?? null,
    fromAt: registeredFrom?.toISOString() ?? null,
    beforeAt: registeredBefore?.toISOString() ?? null,
    people: peopleOf(people, viewer.timeZone),
  };
}

/** Active filters for the log: ids of chosen people, but no text of a search. */
export const writtenFilters = ({
  search,
  hasWaitingAlert,
  isScheduleLocked,
  userIds,
  ...asked
}: AskedFilters): Record<string, unknown> => ({
  ...asked,
  ...(hasWaitingAlert && { hasWaitingAlert }),
  ...(isScheduleLocked && { isScheduleLocked }),
  ...(search && { isSearch: true }),
  ...(userIds && { chosenPeople: userIds }),
});

/** @throws SHEET_TOO_LONG with the name of the CSV file, which can hold all rows */
export function expectSheetFits(file: ExportFileName, rows: number): void {
  const { subject, format } = askedBy(file);
  if (format !== 'xlsx' || rows <= XLSX_ROWS_MAXIMUM) return;
  throw new AppError('SHEET_TOO_LONG', { details: { file: csvFileOf(subject), rows } });
}

/**
 * Refuses filters that do not apply to the file. Statistics contain no names, so filters of people
 * do not apply.
 * @throws INVALID for a filter that the file does not have
 * @decision exports#exports-of-a-list
 */
export function expectFiltersFit(
  subject: ExportSubject,
  asked: AskedFilters,
  withIdentity: boolean,
): void {
  if (asked.nature !== undefined && subject !== 'alerts') {
    throw invalidField('nature', 'unknownField');
  }
  if (!isFigureTable(subject)) return;
  const { isSearch, ...named } = writtenFilters(asked);
  const known = new Set(['establishmentId', 'from', 'to']);
  const unknown = [
    ...Object.keys(named).filter((name) => !known.has(name)),
    ...(isSearch === true ? ['search'] : []),
    ...(withIdentity ? ['withIdentity'] : []),
  ];
  const [first] = unknown;
  if (first !== undefined) throw invalidField(first, 'unknownField');
}
