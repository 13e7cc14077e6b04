import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@aube/api/server';
import type { Context as HonoContext } from 'hono';

/** Values that middlewares note on a request for each other and for its log line. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The client's name for limits. */
    clientKey: string;
    /** The route's template, never the requested path. */
    route: string;
    /** A pseudonym of the caller's session. */
    who?: string;
    /** Code of the refusal. */
    code?: ErrorCode;
    /** The thrown value, when the fault is ours. */
    fault?: unknown;
    /** Headers of every answer, from `securityHeaders`. */
    securityHeaders?: Readonly<Record<string, string>>;
    /** The answer that already has them. */
    wholeAnswer?: Response;
    /** Logs the fault that broke an answer after its first bytes. */
    onBrokenOff?: (thrown: unknown) => void;
  };
};

export type RequestContext = HonoContext<RequestEnv>;
