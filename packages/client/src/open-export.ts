import type { AppRouter } from '@aube/api';
import { TRPCClientError } from '@trpc/client';
import type { AubeErrorData } from './aube-error.ts';
import type { ClientOptions } from './client-options.ts';
import type { RouterInputs } from './contract.ts';
import { createClient } from './create-client.ts';
import { ExplainedError, ForeignAnswer } from './error.ts';
import { retryDelay, secondsOfHeader, sleep, USUAL_RETRIES } from './retry-link.ts';

export type ExportFile = { fileName: string; rows: number; bytes: AsyncIterable<Uint8Array> };

type Refusal = { code?: AubeErrorData['appCode']; message?: string; requestId?: string };

async function refusalOf(response: Response): Promise<Error> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? ((await response.json().catch(() => null)) as Refusal | null) : null;
  const { code, message, requestId = null } = answer ?? {};
  if (typeof code !== 'string') return new ForeignAnswer(response);
  const retryAfter = response.headers.get('retry-after');
  const data: AubeErrorData = {
    appCode: code,
    httpStatus: response.status,
    issues: [],
    details: {},
    retryAfterSeconds: retryAfter === null ? null : secondsOfHeader(retryAfter),
    requestId,
  };
  const words =
    code === 'FORBIDDEN'
      ? `${message} A token brings files when it was made with the right to export.`
      : message;
  const error = { code: -32_603, message: words, data };
  return TRPCClientError.from<AppRouter>({ error } as never);
}

/** True when the headers contain a file name, unlike the headers of a proxy's error page. */
const isFile = ({ ok, headers }: Response) =>
  ok && (headers.get('content-disposition')?.startsWith('attachment') ?? false);

async function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  let leave = () => undefined as void;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    await Promise.race([left, work]);
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

type Call = { url: string; signal: AbortSignal | undefined };

const explained = (thrown: unknown, call: Call) =>
  thrown instanceof ExplainedError
    ? thrown
    : new ExplainedError(TRPCClientError.from<AppRouter>(thrown as Error), call);

/** @throws AubeError when the connection breaks and the file is incomplete */
async function* bytesOf(body: ReadableStream<Uint8Array>, call: Call) {
  const reader = body.getReader();
  try {
    for (;;) {
      // The pieces of the file are read in order.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (thrown) {
    throw explained(thrown, call);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Opens an export file (`nuits.csv`, `scores.xlsx`, `tout.zip` …). Needs an access token for exports,
 * or a session with the password given less than ten minutes ago.
 *
 * @throws AubeError FORBIDDEN, CONFIRM_IDENTITY, SHEET_TOO_LONG, INVALID, UNAVAILABLE, TOO_BUSY
 * @example
 *   const { bytes } = await openExport({ url, token, lang: 'en' }, { file: 'nuits.csv' });
 *   await pipeline(bytes, createWriteStream('nuits.csv'));
 */
export async function openExport(
  options: ClientOptions,
  asked: RouterInputs['exports']['prepare'],
  { signal }: { signal?: AbortSignal } = {},
): Promise<ExportFile> {
  const { url, token, fetch: ask = fetch, retries = USUAL_RETRIES } = options;
  const { wait = sleep, random = Math.random } = options;
  const call = { ...(signal && { signal }) };
  const again = async <Done>(
    ask: () => Promise<Done>,
    mayAsk: (failure: ExplainedError) => boolean,
  ) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // Each try starts after the failure of the last try.
        // oxlint-disable-next-line eslint/no-await-in-loop
        return await ask();
      } catch (thrown) {
        const failure = explained(thrown, { url, signal });
        const delay = mayAsk(failure)
          ? retryDelay(failure, { attempt, isQuery: true, random })
          : null;
        if (delay === null || attempt >= retries) throw failure;
        // oxlint-disable-next-line eslint/no-await-in-loop
        await orAborted(wait(delay, signal ?? null), signal).catch((ended: unknown) => {
          throw explained(ended, { url, signal });
        });
      }
    }
  };
  const client = createClient({ ...options, retries: 0 });
  // Prepares again only when the server reports that nothing was prepared.
  const { key, fileName, rows } = await again(
    () => client.exports.prepare.mutate(asked, call),
    ({ code }) => ['UNAVAILABLE', 'TOO_BUSY', 'TOO_MANY_REQUESTS'].includes(code),
  );
  const open = async () => {
    const response = await ask(`${url.replace(/\/+$/, '')}/exports`, {
      ...call,
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ key }),
    });
    if (!isFile(response) || !response.body) throw await refusalOf(response);
    return bytesOf(response.body, { url, signal });
  };
  return { fileName, rows, bytes: await again(open, () => true) };
}
