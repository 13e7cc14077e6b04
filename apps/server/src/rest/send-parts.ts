import type { Part } from './route.ts';

type Parts = {
  entity: string;
  first: Part;
  say: (item: unknown) => unknown;
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
    // Each part depends on the previous part.
    // oxlint-disable-next-line eslint/no-await-in-loop
    part = await read(part.nextAfter);
  }
}

/**
 * Sends a list as JSON, part by part as the client reads. When a part fails, the connection is
 * closed.
 */
export const partsAsJson = (parts: Parts): ReadableStream<Uint8Array> =>
  ReadableStream.from(bytesOf(parts));
