/** Text of a file without a byte order mark, with line feeds alone. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
