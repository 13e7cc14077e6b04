import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ESTree, parseSync, type Plugin, type ResolvedConfig, Visitor } from 'vite';

/**
 * Methods that came after Safari 16.4, Chrome 111 or Firefox 128, by their name. React tries
 * `startViewTransition` and goes on without it.
 */
const NEWER = new Set([
  'withResolvers',
  'groupBy',
  'fromAsync',
  'canParse',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'checkVisibility',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'DurationFormat',
  'sumPrecise',
  'transferToFixedLength',
]);

/** The name of a method in a member expression: `name` of `a.name`. */
const methodOf = (callee: ESTree.Expression): string | null =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : null;

/**
 * What a browser of the floor, or the one just below it, cannot read in a script: lookbehinds and
 * the flag `v` stop its parser, newer methods stop its run. A method that the script asks for first
 * (`a.name?.()`, `a.name && a.name()`, `'name' in a`) may be newer.
 */
export function newerSyntax(name: string, code: string): string[] {
  const found: string[] = [];
  const asked = new Set<string | null>();
  const callees = new Set<unknown>();
  const { program } = parseSync(name, code);
  const noteCall = ({ callee }: ESTree.CallExpression | ESTree.NewExpression) => {
    callees.add(callee);
    const method = methodOf(callee);
    if (method !== null && NEWER.has(method)) found.push(method);
  };
  new Visitor({
    CallExpression(node) {
      if (!node.optional) noteCall(node);
    },
    NewExpression: noteCall,
    BinaryExpression({ operator, left }) {
      if (operator === 'in' && left.type === 'Literal') asked.add(String(left.value));
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (/\(\?<[=!]/.test(pattern)) found.push('a lookbehind');
      if (flags.includes('v')) found.push('a regular expression with the flag v');
    },
    MemberExpression(node) {
      if (!callees.has(node)) asked.add(methodOf(node));
    },
  }).visit(program);
  return found.filter((fault) => !asked.has(fault));
}

/** Fails the build when a script that is shipped needs a browser above the floor. */
export function shippedSyntax(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'aube:shipped-syntax',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const out = resolve(config.root, config.build.outDir);
        const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' });
        const faults = scripts
          .filter((file) => file.endsWith('.js'))
          .flatMap((file) =>
            newerSyntax(file, readFileSync(join(out, file), 'utf8')).map(
              (fault) => `${file}: ${fault}`,
            ),
          );
        if (faults.length > 0) throw new Error(`newer than the floor: ${faults.join('; ')}`);
      },
    },
  };
}
