import { readFileSync } from 'node:fs';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const { ask } = await createServerWorld(await testDatabase());
const read = (file: string) =>
  readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
const figures = (await ask('/metrics', { peer: '127.0.0.1' })).text;
const named = new Set([...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

describe.each(['prometheus/aube.rules.yml', 'grafana/aube.json'])('deploy/%s', (file) => {
  const text = read(file);
  const used = [...text.matchAll(/\b(?:aube|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );

  it('asks for figures that the server has', () => {
    expect(used.length).toBeGreaterThan(8);
    expect([...new Set(used)].filter((name) => !named.has(name))).toEqual([]);
  });
});

it('the dashboard is JSON, and each of its panels has a title and a query', () => {
  const { panels } = JSON.parse(read('grafana/aube.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  for (const { title, targets } of panels) {
    expect(title).not.toBe('');
    expect(targets.every(({ expr }) => expr !== '')).toBe(true);
  }
});
