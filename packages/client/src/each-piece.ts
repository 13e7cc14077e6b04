type Cursor = string | number;
type Piece = { next: Cursor | null } | { nextBefore: Cursor | null };

const cursorOf = (piece: Piece): Cursor | null => ('next' in piece ? piece.next : piece.nextBefore);

/**
 * Every answer of a call that goes on from where the last one ended (`before`), piece after piece as they are
 * wanted.
 *
 * @example
 *   for await (const { notices } of eachPiece(aube.notifications.listPage.query, {})) …
 *   for await (const { text } of eachPiece(aube.rights.exportAudit.mutate, { period: 'all' })) …
 */
export async function* eachPiece<
  Input extends { before?: Cursor | undefined },
  Answer extends Piece,
>(
  call: (input: Input) => Promise<Answer>,
  input: NoInfer<Omit<Input, 'before'>>,
): AsyncGenerator<Answer, void, undefined> {
  let before: Cursor | null = null;
  do {
    // Each piece says where the next one begins.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const piece: Answer = await call({ ...input, ...(before !== null && { before }) } as Input);
    yield piece;
    before = cursorOf(piece);
  } while (before !== null);
}
