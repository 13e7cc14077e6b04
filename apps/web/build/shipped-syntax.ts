import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, type Plugin, type ResolvedConfig, Visitor } from 'vite';

/** Methods that came after Safari 16.4, Chrome 111 or Firefox 128, by their name. */
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
  'startViewTransition',
  'DurationFormat',
  'sumPrecise',
  'transferToFixedLength',
]);

/**
 * What a browser of the floor, or the one just below it, cannot read in a script: lookbehinds and
 * the flag `v` stop its parser, newer methods stop its run. A method that is asked for first
 * (`name?.()`) may be newer.
 */
export function newerSyntax(name: string, code: string): string[] {
  const found: string[] = [];
  const asked = new Set<unknown>();
  const { program } = parseSync(name, code);
  new Visitor({
    CallExpression(node) {
      if (node.optional) asked.add(node.callee);
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (/\(\?<[=!]/.test(pattern)) found.push('a lookbehind');
      if (flags.includes('v')) found.push('a regular expression with the flag v');
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier' || asked.has(node)) return;
      if (NEWER.has(node.property.name)) found.push(`.${node.property.name}`);
    },
  }).visit(program);
  return found;
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
