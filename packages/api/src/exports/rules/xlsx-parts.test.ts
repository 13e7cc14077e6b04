import { expect, it } from 'vitest';
import { columnLetters, columnWidth, sheetTail, sheetTextRow, xmlText } from './xlsx-parts.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

it('holds any text, and leaves an empty cell for none', () => {
  expect(xmlText('a < b & "c"\u0001')).toBe('a &lt; b &amp; &quot;c&quot; ');
  expect(xmlText('a\ufffeb\uffffc\ud800d\u{1f319}')).toBe('a b c d\u{1f319}');
  expect(sheetTextRow(['=1+1', ''])).toBe(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c/></row>\n',
  );
});

it('filters all rows, and draws a column as wide as its name', () => {
  expect(sheetTail(3, 0)).toContain('ref="A1:C1"');
  expect(columnWidth({ name: 'date', type: 'date' })).toBe(10);
  expect(columnWidth({ name: 'x'.repeat(60), type: 'text' })).toBe(48);
});
