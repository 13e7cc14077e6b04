import type { ArgsDef } from 'citty';
import { CliFailure, EXIT, misuse } from './failure.ts';
import type { Texts } from './texts/fr.ts';

export const commonOptions = ({ options }: Texts) =>
  ({
    lang: { type: 'string', description: options.lang, valueHint: 'fr|en' },
    json: { type: 'boolean', description: options.json },
  }) as const satisfies ArgsDef;

const camel = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

export const remoteOptions = ({ options }: Texts) =>
  ({
    url: { type: 'string', description: options.url },
    'token-file': { type: 'string', description: options.tokenFile, valueHint: '…' },
    token: { type: 'string', description: options.token },
  }) as const satisfies ArgsDef;

const asWritten = (name: string) => (name.length === 1 ? `-${name}` : `--${name}`);

/** @throws CliFailure when `--url` is given to a command that acts only on the database */
function refuseRemote(
  args: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  t: Texts,
) {
  const isRemote = (name: string) => args[name] !== undefined && !known.has(name);
  if (['url', 'token', 'token-file'].some(isRemote)) {
    throw new CliFailure(t.failures.localOnly, { exitCode: EXIT.misused, code: 'LOCAL_ONLY' });
  }
}

const WRITTEN = /^--([^=]+)(?:=(.*))?$/s;

/**
 * Refuses `--dry-run=no`, because citty reads `no` as yes. Refuses an option in the place of a
 * value.
 * @throws CliFailure
 */
export function checkWords(words: readonly string[], options: ArgsDef, t: Texts): void {
  for (const [index, word] of words.entries()) {
    const [, written = '', value] = WRITTEN.exec(word) ?? [];
    const name = Object.keys(options).find((each) => [each, camel(each)].includes(written));
    const type = name === undefined ? undefined : options[name]?.type;
    if (type === 'boolean' && value !== undefined && !/^(true|false)$/.test(value)) {
      throw misuse(t.failures.noValue(written));
    }
    const next = words[index + 1];
    if (type === 'string' && value === undefined && next !== undefined && /^--[a-z]/.test(next)) {
      throw misuse(t.failures.missingValue(written));
    }
  }
}

/** @throws CliFailure for a token without `--url`, because only a server uses the token */
function refuseIdleToken(args: Readonly<Record<string, unknown>>, t: Texts): void {
  if (args['url'] !== undefined) return;
  const idle = ['token-file', 'token'].find((name) => args[name] !== undefined);
  if (idle !== undefined) throw misuse(t.failures.tokenNeedsUrl(idle));
}

/**
 * Refuses mistakes that citty accepts: an unknown option, an option without a value, an extra
 * argument.
 * @throws CliFailure
 */
export function checkOptions(
  args: Readonly<Record<string, unknown>>,
  options: ArgsDef,
  t: Texts,
): void {
  const known = new Set(Object.keys(options).flatMap((name) => [name, camel(name)]));
  refuseRemote(args, known, t);
  for (const [name, value] of Object.entries(args)) {
    if (name === '_') continue;
    if (!known.has(name)) throw misuse(t.failures.unknownOption(asWritten(name)));
    if (value === '') throw misuse(t.failures.missingValue(name));
  }
  refuseIdleToken(args, t);
  const named = Object.values(options).filter(({ type }) => type === 'positional').length;
  const word = (args['_'] as string[])[named];
  if (word !== undefined) throw misuse(t.failures.unexpected(word));
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
