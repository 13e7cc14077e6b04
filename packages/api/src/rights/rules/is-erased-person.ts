/** A person in the list of erasures. Lines of earlier releases have a number and a code only. */
export type ErasedBefore = {
  participantCode: string | null;
  establishmentId?: number | null | undefined;
  createdAt?: string | undefined;
  erasedAt: string;
};

/** The account with the number of a line. */
export type Bearer = {
  participantCode: string | null;
  establishmentId: number | null;
  createdAt: Date;
};

/**
 * True when an account belongs to an erased person. The number is not enough, because another
 * database gives it to another person: the creation instant must be equal to the millisecond, and
 * the code or the establishment too. A backup older than the codes draws new ones, and people
 * change establishments.
 * @decision D63 rights-and-roles#list-of-erasures
 */
export function isErasedPerson(line: ErasedBefore, bearer: Bearer): boolean {
  const isCode = line.participantCode === bearer.participantCode;
  if (line.createdAt === undefined) return isCode && bearer.createdAt <= new Date(line.erasedAt);
  if (new Date(line.createdAt).getTime() !== bearer.createdAt.getTime()) return false;
  return isCode || (line.establishmentId ?? null) === bearer.establishmentId;
}
