import { AppError } from '@aube/api/server';
import type { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';

const PATH = '/.well-known/security.txt';
const VALID_DAYS = 180;

type SecurityContact = {
  readonly contact: string | null;
  readonly publicUrl: URL;
  readonly clock: Clock;
};

/**
 * Serves `security.txt` in the format of RFC 9116; 404 when no contact is set.
 * @source security GV-3
 */
export function mountSecurityTxt(
  app: Hono<RequestEnv>,
  { contact, publicUrl, clock }: SecurityContact,
): void {
  app.get(PATH, (c) => {
    c.set('route', PATH);
    if (contact === null) return refuse(c, new AppError('NOT_FOUND'));
    const expires = new Date(clock().getTime() + VALID_DAYS * 24 * 60 * 60_000);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${new URL(PATH, publicUrl).href}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'max-age=3600' });
  });
}
