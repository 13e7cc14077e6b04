import { describe, expect, it } from 'vitest';
import { decodeText } from './read-text-file.ts';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('né à Québec')],
    ['UTF-8', Buffer.from('\uFEFFné à Québec')],
    ['Windows-1252', Buffer.from('né à Québec', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFné à Québec', 'utf16le')],
  ])('in %s is read, without its mark', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: 'né à Québec', encoding });
  });
});
