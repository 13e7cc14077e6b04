import { openSnapshot, type Snapshot } from '@aube/db';
import type { Context, Services } from '../../context.ts';
import type { ParticipantState } from '../../admin/rules/participant-list.ts';
import { todayEverywhere } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { NATURE_WORDS, type AlertNature } from '../rules/alert-natures.ts';
import { askedItems, programmeInstruments } from './answer-columns.ts';

/** Whom a list of participants shows, beside its establishment; instants as ISO texts. */
export type AskedPeople = {
  state: ParticipantState | null;
  hasWaitingAlert: boolean;
  isScheduleLocked: boolean;
  figure: Figure | null;
  week: number | null;
  registeredFrom: string | null;
  registeredBefore: string | null;
  /** The words of a search; none for everybody. */
  words: readonly string[];
};

/** Whose rows a file has, and of when. */
export type Filters = {
  /** What `placesOf` says: null for every establishment. */
  places: readonly number[] | null;
  establishmentId: number | null;
  /** Whole days, for what has a date; the same as instants in the caller's zone, for what has one. */
  fromOn: string | null;
  toOn: string | null;
  fromAt: string | null;
  beforeAt: string | null;
  /** Of the alerts; null for all. */
  nature: AlertNature | null;
  /** Null: everybody. */
  people: AskedPeople | null;
};

/** What files are read from. */
export type ExportSources = Pick<
  Services,
  'db' | 'pool' | 'openClient' | 'course' | 'questionnaires'
> & { now: Date } & Pick<Context, 'callerGone'>;

const array = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The filters of a list, as the settings that `statement.ts` reads. */
async function settingsOf(
  sources: ExportSources,
  people: AskedPeople | null,
): Promise<Record<string, string>> {
  if (people === null) return {};
  const { todayByZone } = await todayEverywhere(sources);
  return {
    state: people.state ?? '',
    has_waiting_alert: String(people.hasWaitingAlert),
    is_schedule_locked: String(people.isScheduleLocked),
    week: people.week === null ? '' : String(people.week),
    registered_from: people.registeredFrom ?? '',
    registered_before: people.registeredBefore ?? '',
    words: array(people.words),
    zones: array([...todayByZone.keys()]),
    todays: array([...todayByZone.values()]),
  };
}

/**
 * One moment of the database, in which the statements of `statement.ts` read what was asked, each for `statementMs`
 * at most (0: as long as it takes).
 */
export async function openExportSnapshot(
  sources: ExportSources,
  filters: Filters,
  statementMs = 0,
): Promise<Snapshot> {
  const { course, questionnaires } = sources;
  const chapters = course.modules.flatMap((module) => module.chapters);
  const { places, establishmentId } = filters;
  const settings = {
    places: places === null ? '' : array(places),
    establishment: establishmentId === null ? '' : String(establishmentId),
    from_on: filters.fromOn ?? '',
    to_on: filters.toOn ?? '',
    from_at: filters.fromAt ?? '',
    before_at: filters.beforeAt ?? '',
    nature: filters.nature === null ? '' : NATURE_WORDS[filters.nature],
    items: array([...askedItems(programmeInstruments(questionnaires)).keys()]),
    chapters: array(chapters.map(({ id }) => id)),
    chapter_modules: array(chapters.map(({ moduleNumber }) => moduleNumber)),
    ...(await settingsOf(sources, filters.people)),
  };
  return openSnapshot(sources, settings, statementMs);
}
