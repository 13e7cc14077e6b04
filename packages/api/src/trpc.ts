import { initTRPC } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import superjson from 'superjson';
import type { z } from 'zod';
import type { Admits } from './people/rules/roles.ts';
import { auditLook, type LookContext } from './audit.ts';
import { admitPerson, admitPersonOrOperator, type Guard } from './confirmed-identity.ts';
import type { Actor, Context } from './context.ts';
import { AppError, toAppError } from './errors.ts';
import { noteRefusal } from './note-refusal.ts';
import type { Operator } from './operator.ts';
import { strictInput } from './strict-input.ts';

export type Meta = {
  admits: Admits;
  /** `statement`: the procedure has only one SQL statement, which also checks the session. */
  session: 'middleware' | 'statement';
  /** @decision D58 */
  guard: Guard;
  /** True: also admits a session that may only set up a second factor. @decision D57 */
  duringSetUp: boolean;
  admitsOperator?: boolean;
  /**
   * True for an input for which the procedure may read a whole table. This call waits for its turn.
   * @decision speed#heavy-reads
   */
  isHeavy?: IsHeavy;
  /** True: the call counts a whole file first, and waits in the queue of such counts. */
  isLongCount?: boolean;
};

type IsHeavy = (input: Readonly<Record<string, unknown>>) => boolean;

const isAlwaysHeavy: IsHeavy = () => true;

export const transformer = superjson;

export const faultShape = (fault: AppError, requestId: string | null) => ({
  message: fault.message,
  code: TRPC_ERROR_CODES_BY_KEY[fault.code],
  data: {
    code: fault.code,
    httpStatus: fault.httpStatus,
    appCode: fault.appCode,
    issues: fault.issues,
    details: fault.details,
    retryAfterSeconds: fault.retryAfterSeconds ?? null,
    requestId,
  },
});

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer,
    isDev: false,
    defaultMeta: {
      admits: 'administrator',
      session: 'middleware',
      guard: 'none',
      duringSetUp: false,
    },
    errorFormatter: ({ error, ctx }) => faultShape(toAppError(error), ctx?.requestId ?? null),
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

async function findActor(ctx: Context): Promise<Actor | null> {
  return ctx.credential ? ctx.auth.find(ctx.credential, ctx.now) : null;
}

type Builder = { input: (schema: never) => unknown; use: (middleware: never) => Builder };

const strictly = <Given extends Builder>(builder: Given): Given => ({
  ...builder,
  input: (schema: z.core.$ZodType) => builder.input(strictInput(schema) as never),
  use: (middleware: unknown) => strictly(builder.use(middleware as never)),
});

type Gate<Added extends object> = {
  meta: Meta;
  admit: (ctx: Context) => Promise<Added> | Added;
  onFault?: (ctx: Context & LookContext & Added, fault: AppError) => Promise<void>;
};

/**
 * One middleware does everything, because tRPC copies the context for each middleware. The
 * operator is refused unless the procedure has `admitsOperator`.
 */
const gated = <Added extends object>({ meta, admit, onFault }: Gate<Added>) =>
  strictly(
    t.procedure.meta(meta).use(async ({ ctx, path, type, next, getRawInput }) => {
      try {
        if (ctx.operator && !meta.admitsOperator) throw new AppError('FORBIDDEN');
        const call = { procedure: path, isLook: type === 'query', ...(await admit(ctx)) };
        const run = () => next({ ctx: call });
        const isHeavy = meta.isHeavy?.(((await getRawInput()) ?? {}) as Record<string, unknown>);
        const queue = meta.isLongCount ? ctx.longCounts : isHeavy ? ctx.heavyReads : null;
        const result = await (queue ? queue(run, ctx.callerGone?.()) : run());
        if (result.ok) return result;
        const fault = toAppError(result.error);
        await onFault?.({ ...ctx, ...call }, fault);
        throw fault;
      } catch (thrown) {
        const fault = toAppError(thrown);
        await noteRefusal(ctx, path, fault);
        throw fault;
      }
    }),
  );

/** Procedure for everybody. The session is not read. */
export const openProcedure = gated({
  meta: { admits: 'anyone', session: 'middleware', guard: 'none', duringSetUp: false },
  admit: () => ({}),
});

const knowing = (duringSetUp: boolean) =>
  gated({
    meta: { admits: 'guest-or-user', session: 'middleware', guard: 'none', duringSetUp },
    async admit(ctx) {
      const actor = await findActor(ctx);
      const isHidden = actor?.session.isSetUpOnly === true && !duringSetUp;
      return { actor: isHidden ? null : actor };
    },
  });

/** `ctx.actor` is null for a guest, and for a user who must first set up a second factor. */
export const guestOrUserProcedure = knowing(false);
/**
 * Like `guestOrUserProcedure`, but `ctx.actor` is set also for users who must first set up a
 * second factor.
 */
export const guestOrEnteringProcedure = knowing(true);

/** Logs a consultation when an error shows data of another person. @source security AD-3 */
async function auditShown(
  ctx: LookContext & { actor: Actor | Operator },
  { shows }: AppError,
): Promise<void> {
  const { userId } = ctx.actor;
  if (shows === null || shows.subjectUserId === userId) return;
  const lookedAt = { type: shows.objectType, id: shows.objectId };
  await auditLook(ctx, userId, [shows.subjectUserId], lookedAt);
}

const admitting = (
  admits: 'user' | 'participant' | 'staff' | 'administrator',
  guard: Guard = 'none',
  duringSetUp = false,
  isHeavy?: IsHeavy,
) =>
  gated({
    meta: { admits, session: 'middleware', guard, duringSetUp, ...(isHeavy && { isHeavy }) },
    admit: (ctx) => admitPerson(ctx, { admits, guard, duringSetUp }),
    onFault: auditShown,
  });

function admittingOperator(
  admits: 'staff' | 'administrator',
  guard: Guard = 'none',
  waits: Pick<Meta, 'isHeavy' | 'isLongCount'> = {},
) {
  const asks = { admits, guard, duringSetUp: false };
  return gated({
    meta: { ...asks, session: 'middleware', admitsOperator: true, ...waits },
    admit: (ctx) => admitPersonOrOperator(ctx, asks),
    onFault: auditShown,
  });
}

export const userProcedure = admitting('user');
export const participantProcedure = admitting('participant');
export const staffProcedure = admitting('staff');
export const administratorProcedure = admitting('administrator');

/** Staff reads that wait for their turn when `isHeavy` is true for the input. */
export const heavyStaffProcedure = (isHeavy = isAlwaysHeavy) =>
  admitting('staff', 'none', false, isHeavy);
export const heavyAdministratorProcedure = (isHeavy = isAlwaysHeavy) =>
  admitting('administrator', 'none', false, isHeavy);

/** Any logged-in user with a session; access tokens of scripts are refused. @decision D60 */
export const personProcedure = admitting('user', 'person');
export const staffPersonProcedure = admitting('staff', 'person');
export const administratorPersonProcedure = admitting('administrator', 'person');

/**
 * Requires an identity that was confirmed in the last ten minutes. Procedures that need a confirmed
 * identity only in some cases call `expectConfirmedIdentity`.
 * @decision D58
 */
export const confirmedUserProcedure = admitting('user', 'identity');
export const confirmedStaffProcedure = admitting('staff', 'identity');
export const confirmedAdministratorProcedure = admitting('administrator', 'identity');

/** Any logged-in user, including users who must first set up a second factor. @decision D57 */
export const enteringUserProcedure = admitting('user', 'none', true);
export const enteringPersonProcedure = admitting('user', 'person', true);
export const confirmedEnteringStaffProcedure = admitting('staff', 'identity', true);

/**
 * Procedure for exports: requires a confirmed identity, or an access token that may export.
 * @decision D58 D60
 */
export const userExportProcedure = admitting('user', 'export');
export const administratorExportProcedure = admitting('administrator', 'export');

export const staffOrOperatorProcedure = admittingOperator('staff');
export const heavyAdministratorOrOperatorProcedure = (isHeavy: IsHeavy) =>
  admittingOperator('administrator', 'none', { isHeavy });
export const administratorOrOperatorProcedure = admittingOperator('administrator');
export const confirmedAdministratorOrOperatorProcedure = admittingOperator(
  'administrator',
  'identity',
);
export const countedStaffExportOrOperatorProcedure = admittingOperator('staff', 'export', {
  isLongCount: true,
});
export const administratorExportOrOperatorProcedure = admittingOperator('administrator', 'export');

export const operatorProcedure = gated({
  meta: {
    admits: 'administrator',
    session: 'middleware',
    guard: 'none',
    duringSetUp: false,
    admitsOperator: true,
  },
  admit({ operator }) {
    if (!operator) throw new AppError('FORBIDDEN');
    return { actor: operator };
  },
});

/**
 * Fast procedure: its only SQL statement also checks the session (`liveQuery`). The procedure
 * calls `admit` with the result.
 */
const statement = (admits: 'user' | 'participant') =>
  gated({
    meta: { admits, session: 'statement', guard: 'none', duringSetUp: false },
    admit({ credential }) {
      if (!credential) throw new AppError('NOT_AUTHENTICATED');
      return { credential };
    },
    async onFault(ctx, { appCode }) {
      if (appCode !== 'NOT_AUTHENTICATED') return;
      const actor = await findActor(ctx);
      if (actor?.session.isSetUpOnly) throw new AppError('SECOND_FACTOR_NOT_SET_UP');
    },
  });

export const userStatementProcedure = statement('user');
export const participantStatementProcedure = statement('participant');
