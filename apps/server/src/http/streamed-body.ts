import type { RequestContext } from './request-env.ts';

/**
 * A body that is produced as its reader takes it. A failure breaks the connection, so that a part
 * is not taken for the whole, and is logged in our words: the library would print the error's
 * message with SQL and values.
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
          // A reader in process gets the stream's own error.
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
