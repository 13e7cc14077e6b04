import { openPreparedExport, type Context } from '@aube/api/server';
import type { RequestContext } from '../http/request-env.ts';
import { streamedBody } from '../http/streamed-body.ts';

/**
 * Stream that reads from the database only as fast as the client reads. The query ends when the
 * client disconnects.
 */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * A failure after the first bytes closes the connection, so that an incomplete file does not seem
 * complete.
 */
export async function sendExport(
  c: RequestContext,
  context: Context,
  { key }: { key: string },
): Promise<Response> {
  const { fileName, mediaType, bytes } = await openPreparedExport(context, key);
  return new Response(streamedBody(c, streamOf(bytes)), {
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-type': mediaType,
    },
  });
}
