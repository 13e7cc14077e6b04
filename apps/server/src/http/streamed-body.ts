import type { RequestContext } from './request-env.ts';

/**
 * The body of an answer that is made as its reader takes it. Where it fails the connection is broken off, so that a
 * part is not taken for the whole, and the log says why in its own words: the library below would print what was
 * thrown, with the SQL and the values in its message.
 * @source security ER-4, PR-2
 */
export function streamedBody(
  c: RequestContext,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isLeft = false;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (thrown) {
          if (isLeft) return;
          c.get('onBrokenOff')?.(thrown);
          const outgoing = c.env?.outgoing;
          // Whoever reads in process is told by the stream itself.
          if (outgoing === undefined) controller.error(thrown);
          else outgoing.destroy();
        }
      },
      cancel(reason) {
        isLeft = true;
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
