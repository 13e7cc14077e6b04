import { describe, expect, it } from 'vitest';
import { barOf, startProgress } from './progress.ts';
import { cliOf } from './testing/cli-of.ts';

describe('the bar', () => {
  it.each([
    [{ label: 'Nuits', total: 8, done: 4 }, 40, '[#############.............]'],
    [{ label: 'Nuits', total: 8, done: 8 }, 80, `[${'#'.repeat(40)}]`],
    [{ label: 'Nuits', total: 8, done: 0 }, 80, `[${'.'.repeat(40)}]`],
    [{ label: 'Nuits', total: null, done: 12 }, 80, 'Nuits 12'],
    [{ label: 'Une longue description', total: 8, done: 4 }, 20, 'Une longue'],
  ])('%j in %i columns holds %s', (state, width, words) => {
    expect(barOf(state, { width, locale: 'fr' })).toContain(words);
  });

  it('is never as wide as the terminal, which would begin another line', () => {
    for (let width = 1; width < 120; width += 1) {
      for (const total of [null, 8, 0]) {
        const bar = barOf({ label: 'Nuits écrites', total, done: 5 }, { width, locale: 'en' });
        expect(bar.length).toBeLessThan(Math.max(1, width));
      }
    }
  });

  it('is drawn where somebody watches, and taken away', () => {
    const drawn: string[] = [];
    const liveLine = {
      width: 60,
      draw: (line: string) => drawn.push(line),
      clear: () => drawn.push(''),
    };
    const progress = startProgress(cliOf({ liveLine }), { label: 'Nights', total: 10 });
    progress.end();
    expect(drawn).toEqual([expect.stringContaining('Nights [....'), '']);
  });

  it('says nothing anywhere else', () => {
    const cli = cliOf({ liveLine: null });
    const progress = startProgress(cli, { label: 'Nights', total: 10 });
    progress.reach(5);
    progress.end();
    expect(cli.said).toEqual([]);
  });
});
