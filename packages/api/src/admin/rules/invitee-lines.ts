import { emailAddressFault, isEmailAddress, person, toEmailAddress } from '@aube/dictionary';

export const inviteeRules = {
  textMaxLength: 100_000,
  mostLines: 1000,
} as const;

const { codes } = person.fields.locale;
type Language = keyof typeof codes;

export type AddressRow = { readonly line: number; readonly cells: readonly string[] };

export type InviteeLine = {
  readonly line: number;
  readonly text: string;
  readonly address: string | null;
  readonly language: Language | 'unknown' | null;
};

export const INVITEE_OUTCOMES = [
  'invited',
  'invitedLater',
  'alreadyInvited',
  'alreadyRegistered',
  'repeated',
  'notAnAddress',
  'lettersBeforeAt',
  'notALanguage',
] as const;
export type InviteeOutcome = (typeof INVITEE_OUTCOMES)[number];

const HEADER =
  /^(adresses? )?(courriels?|e-?mails?|mails?)( address(es)?)?$|^adresse[s]? electronique[s]?$/;

const LANGUAGE_HEADER = /^(langue|language|lang)$/;

const SHOWN_LENGTH = 100;

const isBlank = (text: string) => text.trim() === '';

const plain = (text: string) =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Maps codes and names (`fr`, « Français », “French” …) to language codes. */
const LANGUAGES = new Map(
  (Object.keys(codes) as Language[]).flatMap((code) =>
    [code, ...Object.values(codes[code].label)].map((name) => [plain(name), code] as const),
  ),
);

function columnNamed(header: RegExp, cells: readonly string[]): number | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const at = cells.findIndex((cell) => header.test(plain(cell)));
  return at === -1 ? null : at;
}

function languageOf(cell: string | undefined): InviteeLine['language'] {
  if (cell === undefined || isBlank(cell)) return null;
  return LANGUAGES.get(plain(cell)) ?? 'unknown';
}

/**
 * Splits a cell into addresses. Also reads « Marie Roy <marie@exemple.ca> » and addresses separated
 * by spaces.
 */
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
 * Finds the addresses in the column « Courriel », otherwise in every cell with an `@`. A column «
 * Langue » contains `fr`, `en` or the name of a language.
 */
export function inviteeLines(rows: readonly AddressRow[]): InviteeLine[] {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const titles = filled[0]?.cells ?? [];
  const column = columnNamed(HEADER, titles);
  const languageColumn = column === null ? null : columnNamed(LANGUAGE_HEADER, titles);
  const people = column === null ? filled : filled.slice(1);
  return people.flatMap((row) =>
    textsOfRow(row, column).map((found) => {
      const text = found.trim();
      const address = toEmailAddress(text);
      const language = languageColumn === null ? null : languageOf(row.cells[languageColumn]);
      return isEmailAddress(address)
        ? { line: row.line, text, address, language }
        : { line: row.line, text: text.slice(0, SHOWN_LENGTH), address: null, language };
    }),
  );
}

const faultOf = (text: string): InviteeOutcome =>
  emailAddressFault(toEmailAddress(text)) === 'lettersBeforeAt'
    ? 'lettersBeforeAt'
    : 'notAnAddress';

export type InviteeKnowledge = {
  readonly registered: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  readonly capacity: number;
};

/**
 * Outcome of each line. An address that is already registered or invited gets no invitation;
 * invitations over the daily limit wait.
 * @decision console#invitations
 */
export function inviteeOutcomes(
  lines: readonly InviteeLine[],
  { registered, invited, capacity }: InviteeKnowledge,
): InviteeOutcome[] {
  const seen = new Set<string>();
  let leaving = 0;
  return lines.map(({ text, address, language }) => {
    if (address === null) return faultOf(text);
    if (language === 'unknown') return 'notALanguage';
    if (seen.has(address)) return 'repeated';
    seen.add(address);
    if (registered.has(address)) return 'alreadyRegistered';
    if (invited.has(address)) return 'alreadyInvited';
    leaving += 1;
    return leaving > capacity ? 'invitedLater' : 'invited';
  });
}
