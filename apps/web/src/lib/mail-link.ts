/**
 * What opens a message to an address that somebody typed: a `?` in it would begin more recipients and a
 * text. @source RFC 6068
 */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
