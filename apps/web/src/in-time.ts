const silence = () => new DOMException('No answer in time', 'TimeoutError');

/** @throws a `TimeoutError` when `work` takes longer than `patienceMs` */
export function inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(silence()), patienceMs);
    work.then(resolve, reject);
  });
}

const patienceMs = 15_000;

/** Paths of calls without a time limit: counts, lists and exports for staff. */
const longWork = /\/trpc\/[^?]*\b(admin|exports|rights|stats)\./;

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
