import { type NightFieldName, nightFieldNames } from '@aube/dictionary';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { isFilledIn, missingNightFields, withImplied, type NightDraft } from './night-draft.ts';
import type { ImportFault, ImportFaultCode, ReadLine } from './night-import.ts';
import { nightRefusals } from './night-refusals.ts';
import { isRiseToCome } from './rise-to-come.ts';
import { measureNight, type Nap, type NightEntry, type NightMeasures } from './night.ts';

export type ImportGround = {
  now: Date;
  timeZone: string;
  timeZones: ReadonlyMap<LocalDate, string>;
  abandonedOn: LocalDate | null;
  nights: ReadonlyMap<LocalDate, NightEntry | null>;
  isReplacing: boolean;
};

export type JudgedLine =
  | {
      outcome: 'written';
      date: LocalDate;
      timeZone: string;
      night: NightEntry;
      measures: NightMeasures;
    }
  | { outcome: 'unchanged'; date: LocalDate }
  | { outcome: 'refused'; date: LocalDate | null; faults: ImportFault[] };

const onDate = (code: ImportFaultCode, text: string | null = null): ImportFault => ({
  code,
  columns: ['date'],
  text,
});

function knownZones({ date }: ReadLine, ground: ImportGround): string[] {
  const recorded = date === null ? undefined : ground.timeZones.get(date);
  return recorded === undefined ? [ground.timeZone] : [recorded, ground.timeZone];
}

function zoneOfLine(line: ReadLine, ground: ImportGround): string | null {
  const said = line.timeZone?.toLowerCase();
  const zones = knownZones(line, ground);
  return zones.find((zone) => said === undefined || zone.toLowerCase() === said) ?? null;
}

/** @decision D14 D32 D36 */
function placeFaults(line: ReadLine, ground: ImportGround): ImportFault[] {
  const { date, timeZone } = line;
  const faults: ImportFault[] = [];
  if (zoneOfLine(line, ground) === null) {
    faults.push({ code: 'otherTimeZone', columns: ['timeZone'], text: timeZone });
  }
  if (date === null) return faults;
  if (date > localDateAt(ground.now, ground.timeZone)) faults.push(onDate('toCome', date));
  else if (!ground.nights.has(date)) faults.push(onDate('outsideProgramme', date));
  else if (ground.abandonedOn !== null && date > ground.abandonedOn) {
    faults.push(onDate('afterLeaving', date));
  }
  return faults;
}

const napsText = (naps: readonly Nap[]) =>
  naps.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(' ');

/** Files exported by the product contain spaces instead of line breaks and tabs. */
const onOneLine = (note: string) => note.replaceAll(/[\r\n\t]+/g, ' ');

function keptNote(line: ReadLine, standing: NightEntry | null): Pick<NightDraft, 'note'> {
  const [told, stood] = [line.draft.note, standing?.note];
  if (typeof told !== 'string' || typeof stood !== 'string') return {};
  return onOneLine(told) === onOneLine(stood) ? { note: stood } : {};
}

function isSame(name: NightFieldName, one: NightEntry, other: NightEntry): boolean {
  if (name === 'naps') return napsText(one.naps) === napsText(other.naps);
  return (one[name] ?? null) === (other[name] ?? null);
}

/**
 * True when the stored night has the values of the line. Columns that the file lacks are ignored.
 */
const standsAlready = (standing: NightEntry, night: NightEntry) =>
  nightFieldNames.every((name) => night[name] === undefined || isSame(name, standing, night));

/**
 * True when the line has a number of naps but no nap times. Our export writes the nap times to a
 * second file.
 */
const isCountAlone = ({ draft, faults }: ReadLine): boolean =>
  (draft.napCount ?? 0) > 0 &&
  draft.naps === undefined &&
  !faults.some(({ columns }) => columns.includes('naps'));

function judge(line: ReadLine, ground: ImportGround): JudgedLine {
  const { date } = line;
  const standing = (date === null ? null : ground.nights.get(date)) ?? null;
  const areNapsCounted = isCountAlone(line);
  const areNapsKept =
    !line.tellsNaps || (areNapsCounted && standing?.naps.length === line.draft.napCount);
  const draft = {
    ...line.draft,
    ...(areNapsKept && { naps: standing?.naps ?? [] }),
    ...keptNote(line, standing),
  };
  const timeZone = zoneOfLine(line, ground) ?? ground.timeZone;
  const faults = [...line.faults, ...placeFaults(line, ground)];
  const entry = withImplied(draft);
  const isUnreadable = new Set(line.faults.flatMap(({ columns }) => columns));
  const missing = missingNightFields(entry).filter((field) => !isUnreadable.has(field));
  for (const field of missing) faults.push({ code: 'missing', columns: [field], text: null });
  if (date !== null && !isUnreadable.has('naps') && !isUnreadable.has('napCount')) {
    const refusals = nightRefusals(date, entry, timeZone);
    faults.push(
      ...refusals.map(({ code, fields }): ImportFault => {
        const isElsewhere = code === 'napCountMismatch' && areNapsCounted;
        return { code: isElsewhere ? 'napTimesElsewhere' : code, columns: fields, text: null };
      }),
    );
  }
  if (date === null || faults.length > 0 || !isFilledIn(entry)) {
    return { outcome: 'refused', date, faults };
  }
  if (isRiseToCome(date, entry, timeZone, ground.now)) {
    const fault: ImportFault = { code: 'toCome', columns: ['outOfBedTime'], text: null };
    return { outcome: 'refused', date, faults: [fault] };
  }
  const left = nightFieldNames.filter((name) => entry[name] !== null || draft[name] !== undefined);
  const night = Object.fromEntries(left.map((name) => [name, entry[name]])) as NightEntry;
  if (standing !== null) {
    if (standsAlready(standing, night)) return { outcome: 'unchanged', date };
    if (!ground.isReplacing) {
      return { outcome: 'refused', date, faults: [onDate('differs', date)] };
    }
  }
  const measures = measureNight(date, night, timeZone);
  return { outcome: 'written', date, timeZone, night, measures };
}

/**
 * Result for each line of a file of nights. Old nights are accepted, because people may copy
 * nights from paper weeks later.
 * @decision D20 D31 D36 diary#nights-from-a-file
 */
export function judgeImport(lines: readonly ReadLine[], ground: ImportGround): JudgedLine[] {
  const seen = new Set<LocalDate>();
  return lines.map((line) => {
    const judged = judge(line, ground);
    const { date } = line;
    if (date === null) return judged;
    if (!seen.has(date)) {
      seen.add(date);
      return judged;
    }
    const others = judged.outcome === 'refused' ? judged.faults : [];
    return { outcome: 'refused', date, faults: [onDate('twice', date), ...others] };
  });
}
