import type { Plugin } from 'vite';

/** Spaces that French keeps together: before : ; ? ! % and », after «. */
export function bindFrenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!%»])/g, '\u00A0').replaceAll('« ', '«\u00A0');
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
