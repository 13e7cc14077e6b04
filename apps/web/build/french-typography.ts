import type { Plugin } from 'vite';

/** Spaces that French keeps together: before : ; ? ! % and », after «, around the h of an hour. */
export function bindFrenchSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[:;?!%»])/g, '\u00A0')
    .replaceAll('« ', '«\u00A0')
    .replaceAll(/(?<=\d) (?=(?:h|min)\b)/g, '\u00A0')
    .replaceAll(/(?<=\d\u00A0h) (?=\d)/g, '\u00A0');
}

/** Binds them in the compiled French texts, so that authors type plain spaces. */
export function frenchTypography(): Plugin {
  return {
    name: 'aube:french-typography',
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.po$/ },
      handler: (code) => ({ code: bindFrenchSpaces(code), map: null }),
    },
  };
}
