import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HAZARDS } from './hazard-table.ts';
import { STEPS } from './steps.ts';

describe('the table of hazards', () => {
  it('has each file of its folder', () => {
    const files = readdirSync(new URL('hazards', import.meta.url));
    expect(files.map((file) => file.replace(/\.ts$/, '')).toSorted()).toEqual(
      Object.keys(HAZARDS).toSorted(),
    );
  });

  it('names steps that exist, and no hazard twice', () => {
    const named = Object.values(HAZARDS).flatMap(({ steps }) => steps ?? []);
    expect(named.filter((step) => !Object.hasOwn(STEPS, step))).toEqual([]);
    const words = Object.values(HAZARDS).map(({ does }) => does);
    expect(new Set(words).size).toBe(words.length);
  });
});
