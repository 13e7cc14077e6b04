import { expect, it } from 'vitest';
import { PROCEDURES } from './contract-text.ts';
import { faultOf, keyOfText } from './field-comment.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { procedureDocs } from './procedure-docs.ts';
import { createTypeWriter } from './type-text.ts';

it('every field of every input has its meaning, and a number its unit and its bounds', () => {
  const faults: string[] = [];
  const used = new Set<string | null>();
  const { write } = createTypeWriter();
  for (const { area, name, input } of PROCEDURES) {
    if (!input) continue;
    write(input, {
      side: 'input',
      path: [area, name],
      commentOf(path, schema) {
        const fault = faultOf(path, schema);
        if (fault !== null) faults.push(`${path.join('.')}: ${fault}`);
        used.add(keyOfText(path));
        return null;
      },
    });
  }
  expect(faults).toEqual([]);
  expect(Object.keys(FIELD_TEXTS).filter((key) => !used.has(key))).toEqual([]);
  expect(used.size).toBeGreaterThan(100);
});

it('every procedure has a comment at its source', () => {
  const silent = PROCEDURES.filter(({ area, name }) => !procedureDocs(area).has(name));
  expect(silent.map(({ area, name }) => `${area}.${name}`)).toEqual([]);
});
