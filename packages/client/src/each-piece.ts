type Cursor = string | number;
type Piece = { next: Cursor | null } | { nextBefore: Cursor | null } | { nextAfter: Cursor | null };

function placeOf(piece: Piece): { before: Cursor } | { after: Cursor } | null {
  if ('nextAfter' in piece) return piece.nextAfter === null ? null : { after: piece.nextAfter };
  const before = 'next' in piece ? piece.next : piece.nextBefore;
  return before === null ? null : { before };
}

/**
 * Calls a paged procedure until its last page, and yields every page.
 *
 * @example
 *   for await (const { notices } of eachPiece(aube.notifications.listPage.query, {})) …
 *   for await (const { rows } of eachPiece(aube.admin.listParticipantRecords.query, {})) …
 *   for await (const { text } of eachPiece(aube.rights.exportAudit.mutate, { period: 'all' })) …
 */
export async function* eachPiece<
  Input extends { before?: Cursor | undefined } | { after?: Cursor | undefined },
  Answer extends Piece,
>(
  call: (input: Input) => Promise<Answer>,
  input: NoInfer<Omit<Input, 'before' | 'after'>>,
): AsyncGenerator<Answer, void, undefined> {
  let place: ReturnType<typeof placeOf> = null;
  do {
    // Each answer contains the start of the next call.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const piece: Answer = await call({ ...input, ...place } as Input);
    yield piece;
    place = placeOf(piece);
  } while (place !== null);
}
