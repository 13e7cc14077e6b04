type Reachable<Phone> = { readonly name: string; readonly phone: Phone | null };

type ContactToCall<Phone> = {
  readonly whose: 'establishment' | 'site';
  readonly name: string;
  readonly phone: Phone;
};

/**
 * Telephone to show in a message: the establishment's, otherwise the site's. Null without a
 * telephone.
 * @decision D90
 */
export function findContactToCall<Phone>(
  own: readonly Reachable<Phone>[],
  ofSite: readonly Reachable<Phone>[],
): ContactToCall<Phone> | null {
  const candidates = [
    ...own.map((contact) => ({ ...contact, whose: 'establishment' as const })),
    ...ofSite.map((contact) => ({ ...contact, whose: 'site' as const })),
  ];
  for (const { whose, name, phone } of candidates) {
    if (phone !== null) return { whose, name, phone };
  }
  return null;
}

/** First contact of the site with an email or a telephone; null without one. @decision D90 */
export const findDesk = <
  Contact extends { readonly email: string | null; readonly phone: unknown },
>(
  ofSite: readonly Contact[],
): Contact | null => ofSite.find(({ email, phone }) => email !== null || phone !== null) ?? null;
