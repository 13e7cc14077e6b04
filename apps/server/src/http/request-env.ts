import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@aube/api/server';
import type { Context as HonoContext } from 'hono';

export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientKey: string;
    /** Template of the route, never the requested path. */
    route: string;
    who?: string;
    code?: ErrorCode;
    fault?: unknown;
    onBrokenOff?: (thrown: unknown) => void;
  };
};

export type RequestContext = HonoContext<RequestEnv>;
