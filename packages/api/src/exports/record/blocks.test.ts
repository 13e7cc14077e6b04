import { expect, it } from 'vitest';
import { inBlocks } from './blocks.ts';

async function* inPieces(text: string, most: number) {
  const bytes = Buffer.from(text, 'utf8');
  for (let from = 0, size = 1; from < bytes.length; size = (size * 7 + 3) % most || most) {
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function read(text: string, most: number, ending: 'CRLF' | 'LF') {
  const count = { rows: 0 };
  const blocks: Uint8Array[] = [];
  for await (const block of inBlocks(inPieces(text, most), ending, count)) blocks.push(block);
  return {
    sizes: blocks.map(({ length }) => length),
    text: Buffer.concat(blocks).toString('utf8'),
    rows: count.rows,
  };
}

const LINES = [
  ...Array.from({ length: 3_000 }, (_, place) => `${place};été;${'a'.repeat(place % 97)}\n`),
  `${'b'.repeat(200_000)}\n`,
  ...Array.from({ length: 70 }, (_, place) => `${'c'.repeat(65_500 + place)}\n`),
].join('');

it.each([
  ['CRLF', LINES.replaceAll('\n', '\r\n')],
  ['LF', LINES],
] as const)(
  'blocks with %s are the same however the network cuts the bytes',
  async (ending, text) => {
    const whole = await read(LINES, 1 << 24, ending);
    expect(whole.text === text).toBe(true);
    expect(whole.rows).toBe(3_071);
    expect(whole.sizes.slice(0, -1).every((size) => size >= 65_534 && size <= 65_536)).toBe(true);
    const cut = await Promise.all([1_000, 8_192, 65_536].map((most) => read(LINES, most, ending)));
    for (const { sizes, text: read } of cut) {
      expect(sizes).toEqual(whole.sizes);
      expect(read === text).toBe(true);
    }
  },
);

it('what ends without a line end ends so', async () => {
  expect(await read('a\nb', 1, 'CRLF')).toEqual({ sizes: [4], text: 'a\r\nb', rows: 1 });
  expect(await read('', 1, 'CRLF')).toEqual({ sizes: [], text: '', rows: 0 });
});
