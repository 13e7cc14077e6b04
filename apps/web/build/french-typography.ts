import { typeset } from '@aube/content/typography';
import type { Plugin } from 'vite';
import { catalogueCode, messagesOf } from './catalogue-code.ts';

function setMessage(message: unknown): unknown {
  if (typeof message === 'string') return typeset(message, 'fr');
  if (Array.isArray(message)) return message.map(setMessage);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(
    Object.entries(message).map(([key, value]) => [key, setMessage(value)]),
  );
}

export async function setCatalogue(code: string): Promise<string> {
  const set = Object.entries(await messagesOf(code)).map(([id, text]) => [id, setMessage(text)]);
  return catalogueCode(Object.fromEntries(set));
}

/**
 * Puts French spaces and apostrophes into the compiled French texts, so that authors can type the
 * usual keys.
 * @decision D74
 */
export function frenchTypography(): Plugin {
  return {
    name: 'aube:french-typography',
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.po$/ },
      handler: async (code) => ({ code: await setCatalogue(code), map: null }),
    },
  };
}
