import { openSnapshot, type Snapshot } from '@aube/db';
import type { Context, Services } from '../../context.ts';
import type { ParticipantState } from '../../admin/rules/participant-list.ts';
import { findTodayByZone } from '../../record/today-by-zone.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import { NATURE_WORDS, type AlertNature } from '../rules/alert-natures.ts';
import { askedItems, programmeInstruments } from './answer-columns.ts';

export type AskedPeople = {
  state: ParticipantState | null;
  hasWaitingAlert: boolean;
  isScheduleLocked: boolean;
  figure: Figure | null;
  week: number | null;
  registeredFrom: string | null;
  registeredBefore: string | null;
  words: readonly string[];
  userIds: readonly number[] | null;
};

export type Filters = {
  places: readonly number[] | null;
  establishmentId: number | null;
  /**
   * Period in whole days. `fromAt` and `beforeAt` are the same period as instants in the caller's
   * time zone.
   */
  fromOn: string | null;
  toOn: string | null;
  fromAt: string | null;
  beforeAt: string | null;
  nature: AlertNature | null;
  people: AskedPeople | null;
};

export type ExportSources = Pick<
  Services,
  'db' | 'pool' | 'openClient' | 'course' | 'questionnaires'
> & { now: Date } & Pick<Context, 'callerGone'>;

const array = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

async function settingsOf(
  sources: ExportSources,
  people: AskedPeople | null,
): Promise<Record<string, string>> {
  if (people === null) return {};
  const { todayByZone } = await findTodayByZone(sources);
  return {
    state: people.state ?? '',
    has_waiting_alert: String(people.hasWaitingAlert),
    is_schedule_locked: String(people.isScheduleLocked),
    week: people.week === null ? '' : String(people.week),
    registered_from: people.registeredFrom ?? '',
    registered_before: people.registeredBefore ?? '',
    words: array(people.words),
    user_ids: people.userIds === null ? '' : array(people.userIds),
    zones: array([...todayByZone.keys()]),
    todays: array([...todayByZone.values()]),
  };
}

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
