type InvitationPlaces = {
  readonly uses: number;
  readonly maxUses: number;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/**
 * `used`: the invitation for one person was used. `full`: all places of an invitation for several
 * people were used.
 */
export const invitationEnds = ['revoked', 'used', 'full', 'expired'] as const;
export type InvitationEnd = (typeof invitationEnds)[number];

export function invitationEnd(
  { uses, maxUses, expiresAt, revokedAt }: InvitationPlaces,
  now: Date,
): InvitationEnd | null {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return maxUses === 1 ? 'used' : 'full';
  return expiresAt <= now ? 'expired' : null;
}
