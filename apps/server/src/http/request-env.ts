import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@aube/api/server';
import type { Context as HonoContext } from 'hono';

/** What the middlewares note on a request for each other, and at last for its log line. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The client as limits see it. */
    clientKey: string;
    /** The route's template, never the path that was asked for. */
    route: string;
    /** A pseudonym of the session that the caller showed. */
    who?: string;
    /** Why it was refused, from the catalogue. */
    code?: ErrorCode;
    /** What was thrown, when the fault is ours. */
    fault?: unknown;
    /** What every answer carries, as `securityHeaders` has it. */
    securityHeaders?: Readonly<Record<string, string>>;
    /** The answer that carries it already. */
    wholeAnswer?: Response;
    /** Logs what broke an answer off whose first bytes have left. */
    onBrokenOff?: (thrown: unknown) => void;
  };
};

export type RequestContext = HonoContext<RequestEnv>;
