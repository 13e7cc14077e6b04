const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Marks that mail programs leave around an address. */
const OPENING = /^[\s<([{"'«“‘;,:]+/u;
const CLOSING = /[\s>)\]}"'»”’;,:.]+$/u;

/** Matches « Ana Roy <ana@exemple.ca> » when the name contains no second address. */
const NAMED = /^[^@<>]*<([^<>]*)>[\s;,.]*$/u;

const ADDRESS_LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = `(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*`;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const LAST_LABEL = '[a-z][a-z0-9-]{0,61}[a-z0-9]';
const DOMAIN = `(?:${LABEL}\\.)+${LAST_LABEL}`;
const ADDRESS = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`);
const OTHER_LETTERS = new RegExp(`^[^\\s@]*[^\\0-\\x7f][^\\s@]*@${DOMAIN}$`);
const MAXIMUM_LENGTH = 254;

export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) !== -1;

/**
 * Domain in the ASCII form of IDNA, as the mail sender writes it; null for a domain that IDNA
 * refuses.
 */
function asciiDomain(domain: string): string | null {
  if (/^[a-z0-9.-]*$/i.test(domain)) return domain.toLowerCase();
  // A URL would read these characters as a port, a path or an escape.
  if (/[\0-,/:-@[-`{-\x7f]/.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * Lower case, with the domain in ASCII, so that one mailbox has one text. A domain that IDNA refuses
 * stays in NFC.
 * @decision D95
 */
export function toOneForm(address: string): string {
  const text = address.normalize('NFC');
  const domain = domainOf(text);
  const before = text.slice(0, text.length - domain.length);
  return before.toLowerCase() + (asciiDomain(domain) ?? domain.toLowerCase());
}

/**
 * Reads a typed or pasted address. Removes invisible characters and the marks of mail programs; the
 * result is in the form of `toOneForm`, and may be invalid.
 * @decision D95
 */
export function toEmailAddress(typed: string): string {
  const text = typed.replaceAll(INVISIBLE, '').normalize('NFC').trim();
  const [, inside = text] = NAMED.exec(text) ?? [];
  const linked = inside.replace(OPENING, '').replace(/^mailto:([^?]*).*$/isu, '$1');
  return toOneForm(linked.replace(OPENING, '').replace(CLOSING, ''));
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
  const domain = domainOf(address);
  if (address.length > MAXIMUM_LENGTH || asciiDomain(domain) !== domain) return 'notAnEmail';
  if (ADDRESS.test(address)) return null;
  return OTHER_LETTERS.test(address) ? 'lettersBeforeAt' : 'notAnEmail';
}

export const isEmailAddress = (text: string): boolean => emailAddressFault(text) === null;
