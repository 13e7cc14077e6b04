import { TOKEN_LIFETIME_MINUTES } from '@aube/auth';
import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { isAdministrator } from '../people/rules/roles.ts';
import { looksAfter } from '../people/rules/sight.ts';
import type { Actor, Context } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import type { Operator } from '../operator.ts';
import { entityId, text } from '../primitives.ts';

const LONGEST_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

export const placeInput = {
  establishmentId: entityId.optional(),
  referenceCode: text(50)
    .transform((code) => code.toUpperCase())
    .optional(),
};

type AskedPlace = { establishmentId?: number | undefined; referenceCode?: string | undefined };

type Inviter = Pick<Context, 'db'> & { actor: Actor | Operator };

export type InvitingPlace = { id: number; referenceCode: string };

/**
 * Finds the establishment of an invitation. Administrators may invite people to every
 * establishment.
 * @throws NOT_FOUND outside the caller's establishments; INVALID with `required` on
 *   `establishmentId`
 */
export async function getInvitingPlace(
  { db, actor }: Inviter,
  { establishmentId, referenceCode }: AskedPlace,
): Promise<InvitingPlace | null> {
  const namesNone = establishmentId === undefined && referenceCode === undefined;
  if (namesNone && isAdministrator(actor.roles)) return null;
  const [only, ...others] = actor.establishmentIds;
  if (namesNone && (only === undefined || others.length > 0)) {
    throw invalidField('establishmentId', 'required');
  }
  const wantedId = namesNone ? only : establishmentId;
  const [place] = await db
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(
      and(
        wantedId === undefined ? undefined : eq(establishments.id, wantedId),
        referenceCode === undefined ? undefined : eq(establishments.referenceCode, referenceCode),
        isNull(establishments.deletedAt),
      ),
    );
  if (!place || !looksAfter(actor, place.id)) throw new AppError('NOT_FOUND');
  return place;
}

/** @throws INVALID with `tooSoon` or `tooLate` on `expiresAt` */
export function invitationExpiry(now: Date, asked?: Date): Date {
  const expiresAt = asked ?? new Date(now.getTime() + TOKEN_LIFETIME_MINUTES.invitation * 60_000);
  if (expiresAt <= now) throw invalidField('expiresAt', 'tooSoon');
  if (expiresAt.getTime() > now.getTime() + LONGEST_DAYS * DAY_MS) {
    throw invalidField('expiresAt', 'tooLate');
  }
  return expiresAt;
}
