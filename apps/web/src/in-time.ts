/** The failure of a line that never answers. */
const silence = () => new DOMException('No answer in time', 'TimeoutError');

/** Result of `work`, unless it takes longer. @throws a `TimeoutError` then */
export function inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(silence()), patienceMs);
    work.then(resolve, reject);
  });
}

/** Limit for the whole answer of a call, in milliseconds. */
const patienceMs = 15_000;

/** Counts, lists and exports for staff may take longer. */
const longWork = /\/trpc\/[^?]*\b(admin|exports|rights|stats)\./;

/** `fetch` that gives up on a line that never answers, or stops in the middle. */
export function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  if (longWork.test(address)) return fetch(input, init);
  const ending = new AbortController();
  const { signal } = init ?? {};
  signal?.addEventListener('abort', () => ending.abort(signal.reason));
  if (signal?.aborted) ending.abort(signal.reason);
  setTimeout(() => ending.abort(silence()), patienceMs);
  return fetch(input, { ...init, signal: ending.signal });
}
