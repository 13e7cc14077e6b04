export type Arguments =
  | { kind: 'start'; isDemo: boolean }
  | { kind: 'help' | 'unknown'; says: string };

const USAGE = `The server takes one option, --demo: a demonstration with people of its own.
Everything else is said by variables: docs/operations.md, Environment.`;

/** Refuses unknown options, so that a mistyped `--demo` does not start production. */
export function readArguments(typed: readonly string[]): Arguments {
  if (typed.some((word) => word === '--help' || word === '-h'))
    return { kind: 'help', says: USAGE };
  const unknown = typed.filter((word) => word !== '--demo');
  if (unknown.length > 0) {
    return { kind: 'unknown', says: `Unknown option: ${unknown.join(' ')}\n${USAGE}` };
  }
  return { kind: 'start', isDemo: typed.length > 0 };
}
