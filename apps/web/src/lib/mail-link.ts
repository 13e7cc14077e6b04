/**
 * The email address is encoded, because a `?` in the address would add recipients and a text.
 * @source RFC 6068
 */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
