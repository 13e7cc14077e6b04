import { isEmailAddress } from '../../people/rules/email-address.ts';

export const inviteeRules = {
  textMaxLength: 100_000,
  mostLines: 1000,
} as const;

/** Row of a pasted list or a file; lines are counted from 1. */
export type AddressRow = { readonly line: number; readonly cells: readonly string[] };

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

const HEADER =
  /^(adresses? )?(courriels?|e-?mails?|mails?)( address(es)?)?$|^adresse[s]? électronique[s]?$/;

const SHOWN_LENGTH = 100;

const isBlank = (text: string) => text.trim() === '';

function addressColumn(cells: readonly string[]): number | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const at = cells.findIndex((cell) => HEADER.test(cell.trim().toLowerCase()));
  return at === -1 ? null : at;
}

/** Finds addresses also in « Marie Roy <marie@exemple.ca> » and in a list without commas. */
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
 * Finds the addresses of a pasted list or a file, in the column named « Courriel », otherwise in
 * every cell with an `@`. A row without an address is a fault; an empty row is ignored.
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

export type InviteeKnowledge = {
  readonly registered: ReadonlySet<string>;
  /** Addresses with a valid invitation to the same establishment. */
  readonly invited: ReadonlySet<string>;
  readonly capacity: number;
};

/**
 * Outcome of each line. An address is invited only once. An address whose owner is already
 * registered or invited is left out. Invitations beyond the daily limit are sent later.
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
