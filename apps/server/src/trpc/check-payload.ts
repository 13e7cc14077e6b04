import { AppError } from '@aube/api/server';

/** superjson's annotations that our inputs need; every other one builds objects nobody asked for. */
const ALLOWED_TYPES = new Set(['Date', 'undefined']);
const MAX_ANNOTATIONS = 200;
const MAX_TREE_DEPTH = 12;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One node of superjson's tree: `["Date"]`, `[["Date"], {…}]`, or the record of its children. */
function countAnnotations(tree: unknown, depth: number): number {
  if (depth > MAX_TREE_DEPTH) throw new AppError('BAD_JSON');
  if (Array.isArray(tree)) {
    const [type, children, ...rest] = tree;
    if (rest.length > 0) throw new AppError('BAD_JSON');
    if (typeof type !== 'string' || !ALLOWED_TYPES.has(type)) throw new AppError('BAD_JSON');
    return 1 + (children === undefined ? 0 : countAnnotations(children, depth + 1));
  }
  if (!isObject(tree)) throw new AppError('BAD_JSON');
  return Object.values(tree).reduce<number>(
    (sum, child) => sum + countAnnotations(child, depth + 1),
    0,
  );
}

function checkEnvelope(envelope: unknown): void {
  if (envelope === undefined || envelope === null) return;
  if (!isObject(envelope)) throw new AppError('BAD_JSON');
  const { meta } = envelope;
  if (meta === undefined) return;
  if (!isObject(meta)) throw new AppError('BAD_JSON');
  const { values, referentialEqualities } = meta;
  // Shared references can be bound into loops, and no input of ours needs one.
  if (referentialEqualities !== undefined) throw new AppError('BAD_JSON');
  if (values !== undefined && countAnnotations(values, 0) > MAX_ANNOTATIONS) {
    throw new AppError('BAD_JSON');
  }
}

/**
 * Refuses (400) a superjson payload that would make more than plain values, dates and undefined,
 * before superjson walks it. Its depth was bounded when it was parsed.
 * @source security FZ-3
 */
export function checkPayload(payload: unknown, isBatch: boolean): void {
  if (payload === undefined || payload === null) return;
  if (!isObject(payload)) throw new AppError('BAD_JSON');
  if (isBatch) for (const envelope of Object.values(payload)) checkEnvelope(envelope);
  else checkEnvelope(payload);
}
