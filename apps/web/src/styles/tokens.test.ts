import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paperColours } from '../features/console/figures/drawing/paper-colours.ts';

function linearRgbOf(colour: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map((channel) => Math.min(1, Math.max(0, channel)));
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgbOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

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

it('has a colour of the system for every colour when colours are forced', () => {
  const start = css.indexOf('@media (forced-colors: active)');
  const forced = css.slice(start, css.indexOf('\n}', start));
  const names = [...forced.matchAll(/--([\w-]+): ([A-Z]\w+);/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(tokensOf(':root')));
});

it('has no night on paper, where pale words would vanish', () => {
  expect(css.match(/\[data-theme='night'\]/g)).toHaveLength(1);
  expect(css).toMatch(/@media not print \{\s+:root\[data-theme='night'\]/);
});

const hexOf = (colour: string): string =>
  `#${linearRgbOf(colour)
    .map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

it('the drawings that leave the site have the colours of the day', () => {
  const names = Object.keys(paperColours);
  expect(Object.fromEntries(names.map((name) => [name, hexOf(day[name] ?? '')]))).toEqual(
    paperColours,
  );
});

it('every background of a component is a colour that there is', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?<=[\s"'`:])bg-([a-z]+(?:-[a-z]+)*)(?![\w[-])/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  const known = new Set([
    'transparent',
    'white',
    ...[...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name),
  ]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
