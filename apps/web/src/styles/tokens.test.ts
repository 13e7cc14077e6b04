import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties of one rule of the file. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (oklch\([^)]+\));/g)].map(([, name, value]) => [name, value]),
  );
}

const day = tokensOf(':root');
const themes = { day, night: { ...day, ...tokensOf(":root[data-theme='night']") } };
const papers = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['ink-soft', 'accent-ink', 'ok', 'attention', 'danger'];
const marks = ['edge', 'sleep', 'awake', 'nap', 'focus', 'action'];

describe.each(Object.entries(themes))('by %s', (theme, tokens) => {
  const contrast = (one: string, other: string) =>
    contrastOf(tokens[one] ?? '', tokens[other] ?? '');

  it.each(papers)('body text on %s reaches 7:1', (paper) => {
    expect(contrast('ink', paper)).toBeGreaterThanOrEqual(7);
  });

  it.each(texts)('%s as text reaches 4.5:1 on every paper', (text) => {
    for (const paper of papers) expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s as a control or a mark reaches 3:1 on every paper', (mark) => {
    for (const paper of papers) expect(contrast(mark, paper)).toBeGreaterThanOrEqual(3);
  });

  it('words on buttons and on the night reach 4.5:1', () => {
    expect(contrast('on-action', 'action')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-action', 'action-hover')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('on-night', 'sky-high')).toBeGreaterThanOrEqual(7);
    expect(contrast('on-night', 'sky-middle')).toBeGreaterThanOrEqual(4.5);
  });

  it('is neither pure white nor pure black, and nothing is bright at night', () => {
    const lightness = (name: string) => Number(/oklch\(([\d.]+)/.exec(tokens[name] ?? '')?.[1]);
    const brightest = theme === 'night' ? 0.3 : 0.99;
    for (const paper of papers) {
      expect(lightness(paper)).toBeGreaterThan(0.1);
      expect(lightness(paper)).toBeLessThan(brightest);
    }
  });
});

it('has no night on paper, where pale words would vanish', () => {
  expect(css.match(/\[data-theme='night'\]/g)).toHaveLength(1);
  expect(css).toMatch(/@media not print \{\s+:root\[data-theme='night'\]/);
});
