import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../tracked-files.ts';

const catalogues = 'apps/web/src/locales/en/';
const clockTime = /\b(?:clock|echo)\(/;

function clockNames(): Set<string> {
  const sources = listFiles().filter((path) => /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(path));
  return new Set(
    sources
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/const (\w+) =([^;]*?);/g)])
      .filter(([, , value = '']) => clockTime.test(value) && !value.includes('=>'))
      .map(([, name = '']) => name),
  );
}

it('no English sentence ends with a clock time and its own full stop', () => {
  const names = clockNames();
  expect([...names]).toEqual(expect.arrayContaining(['lightsOut', 'wakeUp', 'usualWakeUp']));
  const faults = readdirSync(catalogues).flatMap((file) =>
    readFileSync(catalogues + file, 'utf8')
      .split('\n\n')
      .flatMap((entry) => {
        const numbered = [...entry.matchAll(/placeholder \{(\d+)\}: (.*)/g)]
          .filter(([, , value = '']) => clockTime.test(value))
          .map(([, number = '']) => number);
        const clocks = new Set([...names, ...numbered]);
        const text = entry.slice(entry.lastIndexOf('msgstr'));
        const stopped = [...text.matchAll(/\{(\w+)\}\.(?=["\s}<])/g)];
        return stopped.filter(([, name = '']) => clocks.has(name)).map(() => `${file}: ${text}`);
      }),
  );
  expect(faults).toEqual([]);
});

it('no sentence of the course or the pages does either', () => {
  const stopped = /\{% \$rules\.(?:napLatest|(?:bedtime|rise)(?:Earliest|Latest)) %\}\**\.(?=\s)/;
  const english = listFiles().filter((path) => /^packages\/content\/.*\.en\.md$/.test(path));
  expect(english).not.toEqual([]);
  expect(english.filter((path) => stopped.test(readFileSync(path, 'utf8')))).toEqual([]);
});
