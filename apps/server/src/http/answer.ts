import type { RequestContext } from './request-env.ts';

type Answer = {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | null;
  headers: Readonly<Record<string, string>>;
};

/**
 * API answer with the common headers. A `Headers` object of the platform would take more time than
 * reading the request.
 * @param more further headers, including cookies
 */
export function answerWith(
  c: RequestContext,
  { status, body, headers }: Answer,
  more: Headers | null = null,
): Response {
  if (more !== null) {
    const all = new Headers(headers);
    for (const [name, value] of more) all.append(name, value);
    return new Response(body, { status, headers: all });
  }
  const whole = {
    ...c.get('securityHeaders'),
    'x-request-id': c.get('requestId'),
    ...headers,
  };
  const answer = new Response(body, { status, headers: whole });
  c.set('wholeAnswer', answer);
  return answer;
}

export const isWhole = (c: RequestContext): boolean => c.get('wholeAnswer') === c.res;

export class ExtraHeaders {
  made: Headers | null = null;

  set(name: string, value: string): void {
    this.made ??= new Headers();
    this.made.set(name, value);
  }

  append(name: string, value: string): void {
    this.made ??= new Headers();
    this.made.append(name, value);
  }
}
