import type { Context, Services } from '../context.ts';
import { programContext } from '../program-context.ts';
import { appRouter } from '../router.ts';
import { createCallerFactory } from '../trpc.ts';

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

export const TEST_ORIGIN = { callerKind: 'bearer', addressPrefix: '192.0.2.0/24' } as const;

/** Calls procedures without a server, as a guest unless `given` says otherwise. */
export const callsInProcess =
  (services: Services, now: Date) =>
  (given: Partial<Context> = {}): Caller =>
    createCaller({
      ...programContext(services, {
        credential: null,
        locale: 'fr',
        now,
        requestId: 'test',
        origin: TEST_ORIGIN,
        clientKey: '192.0.2.1',
      }),
      ...given,
    });
