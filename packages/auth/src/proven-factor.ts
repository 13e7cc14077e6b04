/**
 * Values of the provider that prove a second factor. With two empty lists, every login is trusted.
 */
export type FactorWords = { acr: readonly string[]; amr: readonly string[] };

/**
 * True when the ID token names one of the values, in `acr` (one value) or in `amr` (a list).
 * @source ASVS 6.8.4
 * @decision D57 sign-in#identity-provider
 */
export function isFactorProven(
  words: FactorWords,
  claims: { acr?: unknown; amr?: unknown },
): boolean {
  if (words.acr.length === 0 && words.amr.length === 0) return true;
  const methods: unknown[] = Array.isArray(claims.amr) ? claims.amr : [];
  return (
    words.acr.some((word) => word === claims.acr) ||
    words.amr.some((word) => methods.includes(word))
  );
}
