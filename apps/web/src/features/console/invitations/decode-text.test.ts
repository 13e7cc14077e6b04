import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

it.each([
  ['UTF-8', utf8('Hélène;a@x.ca'), 'Hélène;a@x.ca'],
  ['UTF-8 with its mark', utf8('\uFEFFHélène'), 'Hélène'],
  ['Windows-1252', new Uint8Array([0x48, 0xe9, 0x6c, 0xe8, 0x9c]), 'Hélèœ'],
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, 0x48, 0, 0xe9, 0]), 'Hé'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, text) => expect(decodeText(bytes)).toBe(text));
