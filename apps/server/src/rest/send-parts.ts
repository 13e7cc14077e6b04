import type { Part } from './route.ts';

type Parts = {
  entity: string;
  first: Part;
  /** An item in the words of the reply. */
  say: (item: unknown) => unknown;
  /** The part that comes after this one. */
  read: (after: string) => Promise<Part>;
};

async function* bytesOf({ entity, first, say, read }: Parts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let part = first;
  let before = `{${JSON.stringify(entity)}:[`;
  for (;;) {
    const said = part.rows.map((item) => JSON.stringify(say(item))).join(',');
    yield encoder.encode(`${before}${said}${part.nextAfter === null ? ']}' : ''}`);
    if (part.nextAfter === null) return;
    before = ',';
    // Each part comes after the one before.
    // oxlint-disable-next-line eslint/no-await-in-loop
    part = await read(part.nextAfter);
  }
}

/**
 * A list as JSON, part after part as its reader takes them. A part that fails breaks the answer off: half a list
 * is no JSON.
 */
export const partsAsJson = (parts: Parts): ReadableStream<Uint8Array> =>
  ReadableStream.from(bytesOf(parts));
