import { toOneForm } from '@aube/dictionary';

/**
 * The domain is in ASCII, as mail programs send it. The address is encoded, because a `?` in the
 * address would add recipients and a text.
 * @source RFC 6068
 */
export const mailLink = (email: string): string =>
  `mailto:${toOneForm(email).split('@').map(encodeURIComponent).join('@')}`;
