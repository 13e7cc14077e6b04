import { type ESTree, parseSync, Visitor } from 'vite';
import {
  ITERATOR_HELPERS,
  ITERATORS,
  NEWER_GLOBALS,
  NEWER_METHODS,
  NEWER_OF,
} from './newer-names.ts';

/** The names of `a.name` and `a.b.name`: whose it is, as far as that is a name, and its own. */
function memberOf(node: ESTree.Expression): { of: string; name: string } | null {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return null;
  const of = node.object.type === 'Identifier' ? node.object.name : '';
  return { of, name: node.property.name };
}

/** Under which name a method is newer than the floor, if it is. */
function newerMethod(callee: ESTree.Expression): string | null {
  const member = memberOf(callee);
  if (member === null) return null;
  if (NEWER_OF[member.of]?.includes(member.name)) return `${member.of}.${member.name}`;
  return NEWER_METHODS.has(member.name) ? member.name : null;
}

/** What a newer engine alone reads in a regular expression. */
function newerPattern(pattern: string, flags: string): string[] {
  const bare = pattern.replaceAll(/\\./g, '');
  const names = [...bare.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  return [
    ...(/\(\?<[=!]/.test(bare) ? ['a lookbehind'] : []),
    ...(/\(\?[a-z]*-?[a-z]*:/.test(bare.replaceAll('(?:', ''))
      ? ['flags inside an expression']
      : []),
    ...(new Set(names).size < names.length ? ['two groups of one name'] : []),
    ...(flags.includes('v') ? ['a regular expression with the flag v'] : []),
  ];
}

/** The text of a string that holds nothing else. */
function textOf(node: ESTree.Expression | ESTree.SpreadElement | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('');
}

/** `a.values().map(…)`: arrays have such methods, what their iterators gained is newer. */
function isIteratorHelper(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return false;
  const asked = memberOf(callee)?.name ?? '';
  const { callee: source, arguments: given } = callee.object;
  const made = memberOf(source)?.name ?? '';
  const isIterator = made === 'matchAll' || (ITERATORS.has(made) && given.length === 0);
  return isIterator && ITERATOR_HELPERS.has(asked);
}

/**
 * What a browser of the floor, or the one just below it, cannot read in a script. Syntax after ES2023
 * stops its parser, as do lookbehinds below Safari 16.4; newer names stop its run. A name that the
 * script asks for first (`a.name?.()`, `a.name && a.name()`, `'name' in a`, `typeof Name`) may be newer.
 */
export function newerSyntax(name: string, code: string): string[] {
  const found: string[] = [];
  const asked = new Set<string>();
  const callees = new Set<unknown>();
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) found.push(`no script (${errors[0]?.message})`);

  const noteCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const { callee, arguments: given } = node;
    callees.add(callee);
    const method = newerMethod(callee);
    if (method !== null) found.push(method);
    if (callee.type === 'Identifier' && NEWER_GLOBALS.has(callee.name)) found.push(callee.name);
    if (isIteratorHelper(callee)) found.push('a method of iterators');
    if (callee.type === 'Identifier' && callee.name === 'RegExp') {
      const [pattern, flags] = given.map((each) => textOf(each as ESTree.Expression));
      found.push(...newerPattern(pattern ?? '', flags ?? ''));
    }
  };
  const noteAttributes = ({ attributes }: { attributes?: readonly unknown[] | null }) => {
    if (attributes && attributes.length > 0) found.push('an import with attributes');
  };
  new Visitor({
    CallExpression(node) {
      if (!node.optional) noteCall(node);
    },
    NewExpression: noteCall,
    BinaryExpression({ operator, left }) {
      const text = operator === 'in' ? textOf(left) : null;
      if (text !== null) asked.add(text);
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name);
    },
    Literal(node) {
      if ('regex' in node) found.push(...newerPattern(node.regex.pattern, node.regex.flags));
    },
    MemberExpression(node) {
      if (node.object.type === 'Identifier' && NEWER_GLOBALS.has(node.object.name))
        found.push(node.object.name);
      if (callees.has(node)) return;
      const member = memberOf(node);
      if (member === null) return;
      asked.add(member.name).add(`${member.of}.${member.name}`);
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using' || kind === 'await using') found.push(kind);
    },
    ImportDeclaration: noteAttributes,
    ExportNamedDeclaration: noteAttributes,
    ExportAllDeclaration: noteAttributes,
    ImportExpression({ options }) {
      if (options) found.push('an import with attributes');
    },
    Decorator: () => void found.push('a decorator'),
    AccessorProperty: () => void found.push('an accessor'),
  }).visit(program);
  return [...new Set(found.filter((fault) => !asked.has(fault)))];
}
