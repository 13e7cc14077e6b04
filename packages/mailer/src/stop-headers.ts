import type { Letter } from './letters.ts';

/**
 * Headers with which a mail program can stop reminders. RFC 8058 allows one-click stops only over
 * HTTPS.
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
