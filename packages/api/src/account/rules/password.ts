/** Bounds of a password, in code points. */
export const passwordRules = {
  minimumLength: 12,
  maximumLength: 128,
  unrelatedMinimumLength: 8,
} as const;

export type PasswordFault =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'passwordRelated';

/** What is known of the person and of the place, given as data. */
export type PasswordContext = {
  /** Own first and last name, e-mail, user name, institutions. */
  ownWords: readonly string[];
  /** Common passwords, in small letters. */
  blockList: ReadonlySet<string>;
};

const placeWords = [
  'aube',
  'insomnie',
  'insomnia',
  'sommeil',
  'sleep',
  'dormir',
  'motdepasse',
  'password',
];
const shortestWord = 3;

/** A letter outside the basic plane counts once. */
function codePoints(text: string): number {
  return Array.from(text).length;
}

/** Small letters without accents, so that « Élise » and `elise` are one word. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words to leave out, the longest first, so that a part never hides the whole. */
function relatedWords(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap((word) => [
    folded(word),
    ...folded(word).split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...placeWords, ...parts]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether little of the password is left once the person's and the place's words are taken out. */
function isRelated(password: string, ownWords: readonly string[]): boolean {
  const text = folded(password);
  const rest = relatedWords(ownWords).reduce((left, word) => left.replaceAll(word, ' '), text);
  const unrelatedLength = codePoints(rest.replace(/[^\p{L}\p{N}\p{S}\p{P}]/gu, ''));
  return rest !== text && unrelatedLength < passwordRules.unrelatedMinimumLength;
}

/**
 * Whether people choose it often, as it stands or without the digits and signs at its ends: « soleil!2026!!! » is
 * « soleil » with decoration.
 */
function isCommon(password: string, blockList: ReadonlySet<string>): boolean {
  const text = password.toLowerCase();
  const core = folded(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return blockList.has(text) || blockList.has(core);
}

/**
 * What is wrong with a new password: 12 to 128 code points of any kind, not a common one, and not made of one's own
 * name, e-mail or the programme's words with little else. No rule of composition; spaces and pasting are welcome.
 */
export function passwordFaults(password: string, context: PasswordContext): PasswordFault[] {
  const length = codePoints(password);
  if (length > passwordRules.maximumLength) return ['passwordTooLong'];
  const faults: PasswordFault[] = [];
  if (length < passwordRules.minimumLength) faults.push('passwordTooShort');
  if (isCommon(password, context.blockList)) faults.push('passwordCommon');
  if (isRelated(password, context.ownWords)) faults.push('passwordRelated');
  return faults;
}
