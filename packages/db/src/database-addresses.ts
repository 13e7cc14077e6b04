/**
 * Accepted values of `target_session_attrs`. Aube always connects to the host that accepts writes,
 * so any other value would have no effect.
 */
const TARGETS = new Set(['read-write', 'primary']);

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/i;

/**
 * Address of each host that `DATABASE_URL` names, in the order of the URL; null for an invalid
 * text. `target_session_attrs` may only ask for the primary.
 * @decision running-aube#several-hosts
 */
export function databaseAddresses(url: string): [first: string, ...others: string[]] | null {
  const [, start = '', hosts, end = ''] = PARTS.exec(url) ?? [];
  if (hosts === undefined) return null;
  const names = hosts.split(',');
  if (names.length > 1 && names.some((name) => /^(:|$)/.test(name))) return null;
  const [first = url, ...others] = names.map((name) => `${start}${name}${end}`);
  return [first, ...others].every(isForPrimary) ? [first, ...others] : null;
}

function isForPrimary(address: string): boolean {
  const targets = URL.parse(address)?.searchParams.getAll('target_session_attrs');
  return targets?.every((target) => TARGETS.has(target)) ?? false;
}
