import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({
  overrideConfigFile: join(import.meta.dirname, 'shipped-syntax.config.js'),
});

async function faultsOf(code: string): Promise<number> {
  const [result] = await eslint.lintText(code);
  return result?.errorCount ?? 0;
}

it.each([
  '/a(?<!b)/.test(x)',
  '/(?<=a)b/u',
  '/[a--b]/v',
  'Object.groupBy(a, f)',
  'new Intl.DurationFormat("fr")',
  'a.checkVisibility()',
  'new RegExp("(?<=a)b")',
  'RegExp(`(?<!a)${b}`, "u")',
  'new RegExp("[a--b]", "v")',
  '/(?i:x)/',
  '/(?-i:x)/',
  '/(?<a>x)|(?<a>y)/',
  '{ using a = b(); }',
  'import a from "./a.json" with { type: "json" }; a()',
  'import("./a.json", { with: { type: "json" } })',
  '@a class B {}',
  'class A { accessor b = 1 }',
  'URL.parse(a)',
  'AbortSignal.any([a, b])',
  'Promise.try(f)',
  'RegExp.escape(a)',
  'Uint8Array.fromBase64(a)',
  'new Set(a).union(b)',
  'a.values().map(f)',
  'a.matchAll(/b/g).toArray()',
  'requestIdleCallback(f)',
  'Temporal.Now.instant()',
  'a.map(b) /* eslint-disable */; URL.canParse(a)',
])('refuses what the floor cannot read: %s', async (code) => {
  expect(await faultsOf(code)).toBeGreaterThan(0);
});

it.each([
  '/(?<name>a)(?!b)/u',
  'a.checkVisibility?.()',
  'a.checkVisibility && a.checkVisibility()',
  '"checkVisibility" in a && a.checkVisibility()',
  'a.toSorted().findLast()',
  'new RegExp("(?:a)(?<b>c)(?=d)(?!e)")',
  String.raw`/\(?<=a/`,
  'class A { static #b = 1; static { this.#b } }',
  'JSON.parse(a); schema.parse(b)',
  'URL.parse ? URL.parse(a) : b',
  'Promise.any([a])',
  'Object.values(a).map(f); a.map(f).values()',
  'typeof requestIdleCallback === "function" && requestIdleCallback(f)',
  '`requestIdleCallback` in window ? requestIdleCallback(f) : g()',
  'const groupBy = { fromAsync: 1 }; "withResolvers"',
])('leaves what the floor reads: %s', async (code) => {
  expect(await faultsOf(code)).toBe(0);
});
