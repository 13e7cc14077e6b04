type InvitationPlaces = {
  readonly uses: number;
  readonly maxUses: number;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

export const invitationEnds = ['revoked', 'used', 'expired'] as const;
export type InvitationEnd = (typeof invitationEnds)[number];

/** The end of an invitation; null while the invitation takes people in. */
export function invitationEnd(
  { uses, maxUses, expiresAt, revokedAt }: InvitationPlaces,
  now: Date,
): InvitationEnd | null {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return 'used';
  return expiresAt <= now ? 'expired' : null;
}
