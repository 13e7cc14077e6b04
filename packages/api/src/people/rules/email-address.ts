const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Marks that mail programs leave around an address. */
const OPENING = /^[\s<([{"'«“‘;,:]+/u;
const CLOSING = /[\s>)\]}"'»”’;,:.]+$/u;

/** Matches « Ana Roy <ana@exemple.ca> » when the name contains no second address. */
const NAMED = /^[^@<>]*<([^<>]*)>[\s;,.]*$/u;

const ADDRESS_LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = `(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*`;
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const LAST_LABEL = '\\p{L}[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]';
const DOMAIN = `(?:${LABEL}\\.)+${LAST_LABEL}`;
const ADDRESS = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'u');
const OTHER_LETTERS = new RegExp(`^[^\\s@]*[^\\0-\\x7f][^\\s@]*@${DOMAIN}$`, 'u');
const MAXIMUM_LENGTH = 254;

/**
 * Reads a typed or pasted address. Removes invisible characters and the marks of mail programs; the
 * result is in lower case and NFC, and may be invalid.
 * @decision D95
 */
export function toEmailAddress(typed: string): string {
  const text = typed.replaceAll(INVISIBLE, '').normalize('NFC').trim();
  const [, inside = text] = NAMED.exec(text) ?? [];
  const linked = inside.replace(OPENING, '').replace(/^mailto:([^?]*).*$/isu, '$1');
  return linked.replace(OPENING, '').replace(CLOSING, '').toLowerCase();
}

/**
 * True for a text that may be the address of an old account; D95 has stricter rules for new
 * addresses.
 */
export const isAddressLike = (text: string): boolean => ADDRESS_LIKE.test(text);

/**
 * Fault of an address that `toEmailAddress` read; null for a valid address. The mail sender accepts
 * every valid address.
 * @decision D95
 */
export function emailAddressFault(address: string): 'notAnEmail' | 'lettersBeforeAt' | null {
  if (address.length > MAXIMUM_LENGTH) return 'notAnEmail';
  if (ADDRESS.test(address)) return null;
  return OTHER_LETTERS.test(address) ? 'lettersBeforeAt' : 'notAnEmail';
}

export const isEmailAddress = (text: string): boolean => emailAddressFault(text) === null;
