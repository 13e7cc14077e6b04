import { type ESTree, parseSync, Visitor } from 'vite';

/** What is known of a program before it runs, so that whatever hangs on it can go. */
export type Known = {
  /** Kinds of fibers that are never made: their cases go, and a comparison with one is decided. */
  readonly tags: readonly number[];
  /** Bits that are never all there. */
  readonly masks: readonly number[];
  /** Variables and functions of the whole program, and properties: what they always give. */
  readonly variables: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
  readonly calls: Readonly<Record<string, string>>;
  /** Functions that do something else. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Members of the objects that hold React's hooks. */
  readonly hooks: readonly string[];
  /** Statements, by how they begin. */
  readonly statements: readonly string[];
  /** Anything else, word for word. */
  readonly words: Readonly<Record<string, string>>;
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };

const leaves = new Set([
  'BreakStatement',
  'ReturnStatement',
  'ThrowStatement',
  'ContinueStatement',
]);

/** Whether arguments can be dropped: nothing happens when they are read. */
const isStill = (node: ESTree.Argument): boolean =>
  node.type === 'Identifier' ||
  node.type === 'Literal' ||
  (node.type === 'UnaryExpression' && node.operator !== 'delete' && isStill(node.argument)) ||
  (node.type === 'MemberExpression' && isStill(node.object as ESTree.Expression));

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');
const memberOf = (node: ESTree.Node): string =>
  node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';

/**
 * The program without what it never does.
 * @throws where something of `known` is not in it, or cannot go without changing what stays
 */
export function leaveOut(name: string, source: string, known: Known): string {
  const used = new Set<string>();
  const code = Object.entries(known.words).reduce((rest, [from, to]) => {
    if (rest.split(from).length !== 2) throw new Error(`${name} does not say once: ${from}`);
    return rest.replace(from, () => to);
  }, source);
  const edits: Edit[] = [];
  const edit = ({ start, end }: { start: number; end: number }, text: string, what: string) => {
    edits.push({ start, end, text });
    used.add(what);
  };
  const tags = new Set(known.tags);
  const valueOf = (record: Readonly<Record<string, string>>, key: string) =>
    Object.hasOwn(record, key) ? record[key] : undefined;
  /** Names that are declared, written or merely keys. */
  const unread = new Set<ESTree.Node>();
  /** Functions that have something of their own under the name. */
  const owned: { readonly name: string; readonly start: number; readonly end: number }[] = [];
  const isOwned = ({ start }: ESTree.Node, of: string) =>
    owned.some((each) => each.name === of && each.start <= start && start < each.end);
  const functions: { readonly start: number; readonly end: number; readonly body: number }[] = [];
  const declared: { readonly name: string; readonly start: number }[] = [];
  const goneCases: { readonly start: number; readonly end: number }[] = [];
  const noteOwn = ({ params, body, start, end }: ESTree.Function) => {
    if (body) functions.push({ start, end, body: body.start + 1 });
    for (const each of params) owned.push({ name: nameOf(each), start, end });
  };

  const program = parseSync(name, code).program;
  // A compiler reuses a function's own variables: only those of the whole program mean one thing.
  const topmost = new Set<unknown>();
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration')
      statement.declarations.forEach((each) => topmost.add(each));
    if (statement.type === 'FunctionDeclaration') topmost.add(statement);
    const text = code.slice(statement.start, statement.end);
    const beginning = known.statements.find((start) => text.startsWith(start));
    if (beginning !== undefined) edit(statement, '', beginning);
  }
  const refuseInner = (node: ESTree.Node, of: string) => {
    if (!topmost.has(node)) throw new Error(`${name} has a ${of} within a function`);
  };
  new Visitor({
    SwitchStatement({ discriminant, cases }) {
      if (![memberOf(discriminant), nameOf(discriminant)].includes('tag')) return;
      cases.forEach((each, index) => {
        if (each.test?.type !== 'Literal' || !tags.has(Number(each.test.value))) return;
        const before = cases[index - 1];
        const fallsIn = before && !leaves.has(before.consequent.at(-1)?.type ?? '');
        const start = each.start;
        // A case that is fallen into keeps what it does.
        const end = fallsIn ? each.test.end + 1 : each.end;
        edit({ start, end }, '', String(each.test.value));
        goneCases.push({ start, end });
      });
    },
    BinaryExpression(node) {
      const { operator, left, right } = node;
      const mask = left.type === 'ParenthesizedExpression' ? left.expression : left;
      if (operator === '===' && mask.type === 'BinaryExpression' && mask.operator === '&') {
        const bits = mask.right.type === 'Literal' ? Number(mask.right.value) : 0;
        if (known.masks.includes(bits)) edit(node, '!1', String(bits));
      }
      if (left.type !== 'Literal' || typeof left.value !== 'number' || !tags.has(left.value))
        return;
      if (memberOf(right) !== 'tag' && nameOf(right) !== 'tag') return;
      if (operator === '===') edit(node, '!1', String(left.value));
      if (operator === '!==') edit(node, '!0', String(left.value));
    },
    VariableDeclarator(node) {
      const { id, start } = node;
      if (valueOf(known.variables, nameOf(id)) !== undefined) refuseInner(node, nameOf(id));
      unread.add(id);
      declared.push({ name: nameOf(id), start });
    },
    FunctionExpression: noteOwn,
    FunctionDeclaration(node) {
      noteOwn(node);
      const own = node.id?.name ?? '';
      if (valueOf({ ...known.calls, ...known.bodies }, own) !== undefined) refuseInner(node, own);
      if (node.id) unread.add(node.id);
      const body = valueOf(known.bodies, node.id?.name ?? '');
      if (body !== undefined && node.body) edit(node.body, `{ ${body} }`, node.id?.name ?? '');
    },
    AssignmentExpression({ left, right }) {
      unread.add(left);
      const isKnown =
        valueOf(known.variables, nameOf(left)) ?? valueOf(known.properties, memberOf(left));
      if (isKnown === undefined) return;
      // What is known of it is not written; a value that is worked out still is.
      if (nameOf(left) && !isOwned(left, nameOf(left)))
        edits.push({ start: left.start, end: right.start, text: '' });
    },
    Property({ key, computed }) {
      if (!computed) unread.add(key);
    },
    ObjectExpression({ properties }) {
      const names = properties.map((each) => (each.type === 'Property' ? nameOf(each.key) : ''));
      if (!names.includes('readContext')) return;
      properties.forEach((each, index) => {
        const hook = names[index] ?? '';
        if (!known.hooks.includes(hook)) return;
        const after = properties[index + 1];
        const start = after ? each.start : (properties[index - 1]?.end ?? each.start);
        edit({ start, end: after ? after.start : each.end }, '', hook);
      });
    },
    MemberExpression(node) {
      if (!node.computed) unread.add(node.property);
      const value = valueOf(known.properties, memberOf(node));
      if (value !== undefined && !unread.has(node)) edit(node, value, memberOf(node));
    },
    CallExpression(node) {
      const called = nameOf(node.callee);
      const value = valueOf(known.calls, called);
      if (value === undefined) return;
      if (!node.arguments.every(isStill)) throw new Error(`${called} is called with a doing`);
      edit(node, value, called);
    },
    Identifier(node) {
      const value = valueOf(known.variables, node.name);
      if (value === undefined || unread.has(node) || isOwned(node, node.name)) return;
      edit(node, value, node.name);
    },
  }).visit(program);

  // A variable that a case declared is the whole function's.
  for (const { name: variable, start } of declared) {
    const gone = goneCases.find((each) => each.start <= start && start < each.end);
    const around = functions.findLast((each) => each.start <= start && start < each.end);
    if (!gone || !around || around.start > gone.start) continue;
    edits.push({ start: around.body, end: around.body, text: ` var ${variable};` });
  }

  const expected = [
    ...[...known.tags, ...known.masks].map(String),
    ...[known.variables, known.properties, known.calls, known.bodies].flatMap(Object.keys),
    ...known.hooks,
    ...known.statements,
  ];
  const missing = expected.filter((each) => !used.has(each));
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')} to leave out`);
  return applied(code, edits);
}

/** The text with its edits; what lies within a larger one goes with it. */
function applied(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let text = '';
  for (const { start, end, text: instead } of edits.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue;
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}
