type Page<Row> = { rows: readonly Row[]; total: number; page?: number };

/** Maximum number of rows in a paged list. */
const LISTED = 2000;

/**
 * Yields every row of a paged list, one page at a time.
 *
 * @throws Error after 2,000 rows, because a list shows no more; a total of 2,001 means more
 * @example
 *   for await (const user of eachRow(aube.admin.listUsers.query, { search: 'roy' })) …
 */
export async function* eachRow<Input extends { page?: number | undefined }, Row>(
  list: (input: Input) => Promise<Page<Row>>,
  input: NoInfer<Omit<Input, 'page'>>,
): AsyncGenerator<Row, void, undefined> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const answer = await list({ ...input, page } as Input);
    // For a page that does not exist, the server answers with the last page.
    if (answer.page !== undefined && answer.page !== page) {
      if (answer.total <= LISTED) return;
      throw new Error(`The list has more than ${LISTED} rows: narrow it, or read it in parts.`);
    }
    yield* answer.rows;
    seen += answer.rows.length;
    if (answer.rows.length === 0 || seen >= answer.total) return;
  }
}
