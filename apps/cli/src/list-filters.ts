import type { AskedExport } from './caller.ts';
import type { Cli } from './cli.ts';
import { misuse } from './failure.ts';
import { isDay } from './options.ts';
import type { Texts } from './texts/fr.ts';

/** Command options for the filters of the participant list in the console. @decision D65 */
export const listFilterOptions = ({ options: t }: Texts) =>
  ({
    search: { type: 'string', description: t.search },
    state: {
      type: 'string',
      description: t.state,
      valueHint: 'notStarted|inProgress|finished|left',
    },
    alert: { type: 'boolean', description: t.waitingAlert },
    locked: { type: 'boolean', description: t.scheduleLocked },
    figure: { type: 'string', description: t.figure, valueHint: 'registered' },
    week: { type: 'string', description: t.figureWeek, valueHint: '1–25' },
    'registered-from': { type: 'string', description: t.registeredFrom, valueHint: t.dayHint },
    'registered-to': { type: 'string', description: t.registeredTo, valueHint: t.dayHint },
  }) as const;

type Given = {
  search?: string | undefined;
  state?: string | undefined;
  alert?: boolean | undefined;
  locked?: boolean | undefined;
  figure?: string | undefined;
  week?: string | undefined;
  'registered-from'?: string | undefined;
  'registered-to'?: string | undefined;
};

type ListFilters = Omit<AskedExport, 'file' | 'from' | 'to'>;

/**
 * Checks only days and weeks, because the procedures check all other values.
 * @throws CliFailure for an invalid day or week
 */
export function listFiltersOf({ t }: Cli, given: Given): ListFilters {
  for (const name of ['registered-from', 'registered-to'] as const) {
    const day = given[name];
    if (day !== undefined && !isDay(day)) throw misuse(t.export.badDay(name));
  }
  const { search, state, alert, locked, figure, week } = given;
  if (week !== undefined && !/^\d{1,2}$/.test(week)) throw misuse(t.export.badWeek);
  const filters = {
    search,
    state,
    hasWaitingAlert: alert,
    isScheduleLocked: locked,
    figure,
    week: week === undefined ? undefined : Number(week),
    registeredFrom: given['registered-from'],
    registeredTo: given['registered-to'],
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
