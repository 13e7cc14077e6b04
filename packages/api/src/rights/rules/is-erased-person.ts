/** Person in the list of erasures. Earlier releases stored only a number and a code. */
export type ErasedBefore = {
  participantCode: string | null;
  establishmentId?: number | null | undefined;
  createdAt?: string | undefined;
  erasedAt: string;
};

export type Bearer = {
  participantCode: string | null;
  establishmentId: number | null;
  createdAt: Date;
};

/**
 * Compares more than the account number, because another database may use this number for another
 * person. The code or the establishment may differ, but not both.
 * @decision D63 rights-and-roles#list-of-erasures
 */
export function isErasedPerson(line: ErasedBefore, bearer: Bearer): boolean {
  const isCode = line.participantCode === bearer.participantCode;
  if (line.createdAt === undefined) return isCode && bearer.createdAt <= new Date(line.erasedAt);
  if (new Date(line.createdAt).getTime() !== bearer.createdAt.getTime()) return false;
  return isCode || (line.establishmentId ?? null) === bearer.establishmentId;
}
