/** Value in superjson's format. `json`: the value; `meta`: the types that JSON lacks. */
type Envelope = { json: unknown; meta?: { values?: unknown } };

type Container = Record<string, unknown>;

const revivers: Record<string, (value: unknown) => unknown> = {
  undefined: () => undefined,
  Date: (value) => new Date(String(value)),
};

/** Keys in superjson's paths are joined by dots; dots inside a key are escaped. */
function keysOf(path: string): string[] {
  const keys = path
    .replaceAll('\\.', '\n')
    .split('.')
    .map((key) => key.replaceAll('\n', '.'));
  if (keys.some((key) => key.includes('\\'))) throw new Error('no plain value');
  return keys;
}

function revive(root: Container, path: string, [kind]: readonly string[]): void {
  const reviver = revivers[kind ?? ''];
  if (!reviver) throw new Error(`no plain value: ${kind}`);
  const keys = keysOf(path);
  const last = keys.pop() ?? '';
  let place = root;
  for (const key of keys) place = place[key] as Container;
  place[last] = reviver(place[last]);
}

/**
 * Reads and writes superjson's format with a tenth of superjson's code. Accepts only plain values,
 * dates and undefined, and throws an error for other values.
 */
export const plainTransformer = {
  serialize(value: unknown): Envelope {
    if (value === undefined) return { json: null, meta: { values: ['undefined'] } };
    return { json: value };
  },

  deserialize({ json, meta }: Envelope): unknown {
    const values = meta?.values;
    if (values === undefined) return json;
    const whole: Container = { value: json };
    if (Array.isArray(values)) revive(whole, 'value', values);
    else reviveTree(whole, 'value', values as Container);
    return whole['value'];
  },
};

/**
 * Restores the types that `tree` names. A node of the tree is an object with child nodes by key,
 * such as `{"a": ["Date"]}`, or a list with a type and optional child nodes.
 */
function reviveTree(root: Container, prefix: string, tree: Container): void {
  for (const [path, node] of Object.entries(tree)) {
    const kinds = node as readonly unknown[];
    if (kinds.length !== 1 || typeof kinds[0] !== 'string') throw new Error('no plain value');
    revive(root, `${prefix}.${path}`, kinds as readonly string[]);
  }
}
