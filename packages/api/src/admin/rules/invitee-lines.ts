import { isEmailAddress } from '../../people/rules/email-address.ts';

export const inviteeRules = {
  /** Characters of a pasted list or a file. */
  textMaxLength: 100_000,
  /** Addresses and faults of one list. */
  mostLines: 1000,
} as const;

/** A row of a pasted list or file; lines count from 1. */
export type AddressRow = { readonly line: number; readonly cells: readonly string[] };

/** Content of a line: an address in lower case, or a text that is not one. */
export type InviteeLine = {
  readonly line: number;
  readonly text: string;
  readonly address: string | null;
};

export const INVITEE_OUTCOMES = [
  'invited',
  'invitedLater',
  'alreadyInvited',
  'alreadyRegistered',
  'repeated',
  'notAnAddress',
] as const;
export type InviteeOutcome = (typeof INVITEE_OUTCOMES)[number];

/** Header of a column of addresses, in both languages. */
const HEADER =
  /^(adresses? )?(courriels?|e-?mails?|mails?)( address(es)?)?$|^adresse[s]? électronique[s]?$/;

/** Shown length of a line without an address. */
const SHOWN_LENGTH = 100;

const isBlank = (text: string) => text.trim() === '';

/** The column named « Courriel » in the first row; null without one. */
function addressColumn(cells: readonly string[]): number | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const at = cells.findIndex((cell) => HEADER.test(cell.trim().toLowerCase()));
  return at === -1 ? null : at;
}

/** « Marie Roy <marie@exemple.ca> » and a list without commas contain addresses too. */
function addressTexts(cell: string): string[] {
  const inBrackets = [...cell.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside);
  if (inBrackets.length > 0) return inBrackets;
  return cell.split('@').length > 2 ? cell.split(/\s+/) : [cell];
}

function textsOfRow({ cells }: AddressRow, column: number | null): string[] {
  const named =
    column === null ? cells.filter((cell) => cell.includes('@')) : [cells[column] ?? ''];
  const texts = named.flatMap(addressTexts).filter((text) => !isBlank(text));
  if (texts.length > 0) return texts;
  const whole = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return [whole.join(' ').slice(0, SHOWN_LENGTH)];
}

/**
 * People of a pasted list or file: those of the named column, else of every cell with an `@`. A
 * row without any is a fault; an empty row is ignored.
 */
export function inviteeLines(rows: readonly AddressRow[]): InviteeLine[] {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const column = addressColumn(filled[0]?.cells ?? []);
  const people = column === null ? filled : filled.slice(1);
  return people.flatMap((row) =>
    textsOfRow(row, column).map((found) => {
      const text = found.trim();
      const address = text.toLowerCase();
      return isEmailAddress(address)
        ? { line: row.line, text, address }
        : { line: row.line, text: text.slice(0, SHOWN_LENGTH), address: null };
    }),
  );
}

/** Known facts about the addresses, as far as the caller may know them. */
export type InviteeKnowledge = {
  readonly registered: ReadonlySet<string>;
  /** Addresses with a running invitation to the same establishment. */
  readonly invited: ReadonlySet<string>;
  /** Remaining invitations of today. */
  readonly capacity: number;
};

/**
 * Result of each line: an address is invited once, unless its person is registered or invited; those
 * beyond the daily number leave later.
 * @decision console#invitations
 */
export function inviteeOutcomes(
  lines: readonly InviteeLine[],
  { registered, invited, capacity }: InviteeKnowledge,
): InviteeOutcome[] {
  const seen = new Set<string>();
  let leaving = 0;
  return lines.map(({ address }) => {
    if (address === null) return 'notAnAddress';
    if (seen.has(address)) return 'repeated';
    seen.add(address);
    if (registered.has(address)) return 'alreadyRegistered';
    if (invited.has(address)) return 'alreadyInvited';
    leaving += 1;
    return leaving > capacity ? 'invitedLater' : 'invited';
  });
}
