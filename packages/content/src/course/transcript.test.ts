import { expect, it } from 'vitest';
import { parseTranscript } from './transcript.ts';

it.each([
  ['', []],
  ['  \n\n \n', []],
  ['Hello.', [{ title: null, paragraphs: ['Hello.'] }]],
  [
    'Before.\n\n# One\n\nA line\nthat goes on.\n\n[A bed.]\n\n# Two\n',
    [
      { title: null, paragraphs: ['Before.'] },
      { title: 'One', paragraphs: ['A line that goes on.', '[A bed.]'] },
      { title: 'Two', paragraphs: [] },
    ],
  ],
  ['# One\r\n\r\nA.\r\nB.\r\n', [{ title: 'One', paragraphs: ['A. B.'] }]],
  ['#hashtag', [{ title: null, paragraphs: ['#hashtag'] }]],
])('reads headings and paragraphs of %j', (text, sections) => {
  expect(parseTranscript(text)).toEqual(sections);
});
