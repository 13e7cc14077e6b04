import type { RequestContext } from './request-env.ts';

/**
 * Streams a body. A failure closes the connection, so that an incomplete body does not seem
 * complete. The log does not contain the error message, which could contain values.
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
