/**
 * Link that opens a message to a typed address. The address is encoded, because a `?` in it would
 * add recipients and a text.
 * @source RFC 6068
 */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
