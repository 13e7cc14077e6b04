/** Length limits of a password, in code points. */
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

export type PasswordContext = {
  ownWords: readonly string[];
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

function codePoints(text: string): number {
  return Array.from(text).length;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Words about the site or the person. The longest comes first, because a short word can be part of
 * a longer word.
 */
function relatedWords(ownWords: readonly string[]): string[] {
  const parts = ownWords.flatMap((word) => [
    folded(word),
    ...folded(word).split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...placeWords, ...parts]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
}

function isRelated(password: string, ownWords: readonly string[]): boolean {
  const text = folded(password);
  const rest = relatedWords(ownWords).reduce((left, word) => left.replaceAll(word, ' '), text);
  const unrelatedLength = codePoints(rest.replace(/[^\p{L}\p{N}\p{S}\p{P}]/gu, ''));
  return rest !== text && unrelatedLength < passwordRules.unrelatedMinimumLength;
}

/** True for a common password, also with added digits and signs: « soleil!2026!!! ». */
function isCommon(password: string, blockList: ReadonlySet<string>): boolean {
  const text = password.toLowerCase();
  const core = folded(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return blockList.has(text) || blockList.has(core);
}

export function passwordFaults(password: string, context: PasswordContext): PasswordFault[] {
  const length = codePoints(password);
  if (length > passwordRules.maximumLength) return ['passwordTooLong'];
  const faults: PasswordFault[] = [];
  if (length < passwordRules.minimumLength) faults.push('passwordTooShort');
  if (isCommon(password, context.blockList)) faults.push('passwordCommon');
  if (isRelated(password, context.ownWords)) faults.push('passwordRelated');
  return faults;
}
