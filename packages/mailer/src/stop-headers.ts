import type { Letter } from './letters.ts';

/**
 * Headers that let a mail program stop reminders. Only HTTPS allows a stop with one press.
 * @source RFC 2369; RFC 8058
 * @decision notices#reminders
 */
export function stopHeaders({ stopLink }: Pick<Letter, 'stopLink'>): Record<string, string> {
  if (stopLink === null) return {};
  return {
    'List-Unsubscribe': `<${stopLink}>`,
    ...(stopLink.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
