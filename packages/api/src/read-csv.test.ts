import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(text, { delimiter: [',', ';'], trim: true });

describe('the rows of a CSV text', () => {
  it.each([
    ['nothing', '', []],
    [
      'line feeds',
      'a;b\nc;d\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'the ends of Windows',
      'a;b\r\nc;d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'the ends of an old Mac',
      'a;b\rc;d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'ends of each kind',
      'a\r\nb\nc\rd',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
        [4, 'd'],
      ],
    ],
    ['a byte order mark', '\uFEFF"a";b', [[1, 'a', 'b']]],
    ['a separator that is said', 'sep=;\r\na,b;c\n', [[2, 'a,b', 'c']]],
    ['a tab that is said, after the mark', '\uFEFFSEP=\t\na;b\tc', [[2, 'a;b', 'c']]],
    [
      'empty lines',
      '\n\na\n\nb\n',
      [
        [1, ''],
        [2, ''],
        [3, 'a'],
        [4, ''],
        [5, 'b'],
      ],
    ],
    [
      'a cell of several lines',
      'a\r\n"b\r\nc";d\r\ne',
      [
        [1, 'a'],
        [2, 'b\nc', 'd'],
        [4, 'e'],
      ],
    ],
    [
      'rows of different lengths',
      'a;b;\nc',
      [
        [1, 'a', 'b', ''],
        [2, 'c'],
      ],
    ],
    ['spaces around cells', ' "a" ;  b\n', [[1, 'a', 'b']]],
  ] as const)('are found with %s', (_what, text, rows) => {
    expect(read(text).map(({ line, cells }) => [line, ...cells])).toEqual(rows);
  });

  it.each([
    ['a;b\n"c;d\ne;f\n', 2],
    ['a\n"b\nc";d\n"e" f;g\n', 4],
    ['sep=;\n"a', 2],
  ])('are not found where quotation marks do not go together: %j, line %i', (text, line) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ line }));
  });
});
