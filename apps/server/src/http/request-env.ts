import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@aube/api/server';
import type { Context as HonoContext } from 'hono';

/** Values that middlewares store on a request for other middlewares and for the log line. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientKey: string;
    /** Template of the route, never the requested path. */
    route: string;
    /** Pseudonym of the caller's session. */
    who?: string;
    code?: ErrorCode;
    fault?: unknown;
    securityHeaders?: Readonly<Record<string, string>>;
    wholeAnswer?: Response;
    /** Logs an error that interrupted an answer after its first bytes. */
    onBrokenOff?: (thrown: unknown) => void;
  };
};

export type RequestContext = HonoContext<RequestEnv>;
