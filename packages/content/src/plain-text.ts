/** Removes the byte order mark and turns all line ends into line feeds. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
