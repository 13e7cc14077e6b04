import type { Snapshot } from '@aube/db';
import { COUNTED_ROWS } from '../../lists/rules/list.ts';
import { PREVIEW_PARTS, PREVIEW_PEOPLE, PREVIEW_ROWS } from '../rules/export-request.ts';
import { type AskedRows, countPartText, previewText } from './statement.ts';

type Part = { people: number; lastId: number | null; rows: number };
type ShownRow = { userId: number; cells: (string | null)[] };

type Preview = {
  shown: ShownRow[];
  /** At most `COUNTED_ROWS`. */
  total: number;
  /** Number of people that were looked at, when others may have more rows; otherwise null. */
  lookedAt: number | null;
};

/** No further part begins after this time. With filters a part may look at the whole site. */
const LAST_PART_AFTER_MS = 4_000;

/**
 * Reads the first rows and counts the rows, part after part along the people's numbers.
 * @decision exports#previews
 */
export async function readPreview(
  snapshot: Pick<Snapshot, 'query'>,
  asked: AskedRows,
  { parts = PREVIEW_PARTS, lastPartAfterMs = LAST_PART_AFTER_MS } = {},
): Promise<Preview> {
  const began = performance.now();
  const shown: ShownRow[] = [];
  let [total, lookedAt, afterId] = [0, 0, 0];
  for (let part = 0; part < parts; part += 1) {
    const [counted] = await snapshot.query<Part>(countPartText(asked), [afterId]);
    const { people, lastId, rows } = counted ?? { people: 0, lastId: null, rows: 0 };
    if (rows > 0 && shown.length < PREVIEW_ROWS) {
      const missing = PREVIEW_ROWS - shown.length;
      shown.push(...(await snapshot.query<ShownRow>(previewText(asked), [afterId, missing])));
    }
    total = Math.min(total + rows, COUNTED_ROWS);
    lookedAt += people;
    const isLast = lastId === null || people < PREVIEW_PEOPLE;
    if (isLast || total === COUNTED_ROWS) return { shown, total, lookedAt: null };
    if (performance.now() - began > lastPartAfterMs) break;
    afterId = lastId;
  }
  return { shown, total, lookedAt };
}
