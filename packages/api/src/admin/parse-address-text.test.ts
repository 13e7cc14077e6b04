import { describe, expect, it } from 'vitest';
import { parseAddressText } from './parse-address-text.ts';

describe('the rows of a list of addresses', () => {
  it.each([
    [
      'one a line',
      'a@x.ca\nb@x.ca\n',
      [
        [1, 'a@x.ca'],
        [2, 'b@x.ca'],
      ],
    ],
    [
      'a file of Windows',
      'a@x.ca\r\nb@x.ca',
      [
        [1, 'a@x.ca'],
        [2, 'b@x.ca'],
      ],
    ],
    [
      'an old file of Mac',
      'a@x.ca\rb@x.ca',
      [
        [1, 'a@x.ca'],
        [2, 'b@x.ca'],
      ],
    ],
    ['commas, semicolons and tabs', 'a,b;c\td', [[1, 'a', 'b', 'c', 'd']]],
    [
      'a byte order mark',
      '\uFEFFcourriel\na@x.ca',
      [
        [1, 'courriel'],
        [2, 'a@x.ca'],
      ],
    ],
    ['a comma between quotation marks', '"Roy, Zoé",a@x.ca', [[1, 'Roy, Zoé', 'a@x.ca']]],
    [
      'empty lines keep their number',
      '\n\na@x.ca',
      [
        [1, ''],
        [2, ''],
        [3, 'a@x.ca'],
      ],
    ],
    [
      'rows of different lengths',
      'a,b\nc',
      [
        [1, 'a', 'b'],
        [2, 'c'],
      ],
    ],
    [
      'a quotation mark that is not closed',
      'a@x.ca\n"b@x.ca',
      [
        [1, 'a@x.ca'],
        [2, '"b@x.ca'],
      ],
    ],
    ['a quotation mark inside', 'Zoé "Z" Roy;a@x.ca', [[1, 'Zoé "Z" Roy', 'a@x.ca']]],
    [
      'ends of lines of two kinds',
      'a@x.ca\r\nb@x.ca\nc@x.ca',
      [
        [1, 'a@x.ca'],
        [2, 'b@x.ca'],
        [3, 'c@x.ca'],
      ],
    ],
    ['a separator that is said', 'sep=;\r\na@x.ca;Zoé', [[2, 'a@x.ca', 'Zoé']]],
    ['nothing', '', []],
  ] as const)('%s', (_, text, rows) => {
    expect(parseAddressText(text).map(({ line, cells }) => [line, ...cells])).toEqual(rows);
  });
});
