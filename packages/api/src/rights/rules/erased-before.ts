/** What the list of erasures holds of somebody. Lines of earlier releases have a number and a code alone. */
export type ErasedBefore = {
  participantCode: string | null;
  establishmentId?: number | null | undefined;
  createdAt?: string | undefined;
  erasedAt: string;
};

/** The account that bears the number of a line. */
export type Bearer = {
  participantCode: string | null;
  establishmentId: number | null;
  createdAt: Date;
};

/**
 * Whether an account is that of somebody who was erased, by more than its number, which another
 * database gives to another person. The instant at which the account was made must be the same, to the
 * millisecond, and besides it the code or the establishment: a backup older than the codes draws new
 * ones, and a person may have changed establishments since.
 * @decision D63 decisions/0038
 */
export function isErasedBefore(line: ErasedBefore, bearer: Bearer): boolean {
  const isCode = line.participantCode === bearer.participantCode;
  if (line.createdAt === undefined) return isCode && bearer.createdAt <= new Date(line.erasedAt);
  if (new Date(line.createdAt).getTime() !== bearer.createdAt.getTime()) return false;
  return isCode || (line.establishmentId ?? null) === bearer.establishmentId;
}
