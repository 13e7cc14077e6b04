import { initTRPC } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import superjson from 'superjson';
import type { z } from 'zod';
import type { Admits } from './people/rules/roles.ts';
import { auditLook, type LookContext } from './audit.ts';
import { admitPerson, type Guard } from './confirmed-identity.ts';
import type { Actor, Context } from './context.ts';
import { AppError, toAppError } from './errors.ts';
import type { Operator } from './operator.ts';
import { strictInput } from './strict-input.ts';

export type Meta = {
  admits: Admits;
  /** `statement`: the session is checked inside the procedure's own single statement. */
  session: 'middleware' | 'statement';
  /** Conditions on the session beside its roles. @decision D58 */
  guard: Guard;
  /** Open to a session that may only set up a second factor. @decision D57 */
  duringSetUp: boolean;
  /** The operator may call it; every other procedure refuses the operator. */
  admitsOperator?: boolean;
};

/** The coder of inputs and answers. */
export const transformer = superjson;

/** A fault as tRPC's clients read it. */
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

/** The same builder, whose procedure refuses unknown fields from every caller. */
const strictly = <Given extends Builder>(builder: Given): Given => ({
  ...builder,
  input: (schema: z.core.$ZodType) => builder.input(strictInput(schema) as never),
  use: (middleware: unknown) => strictly(builder.use(middleware as never)),
});

type Gate<Added extends object> = {
  meta: Meta;
  /** Admits the caller; the result is added to the context. */
  admit: (ctx: Context) => Promise<Added> | Added;
  /** Runs when the procedure has refused. */
  onFault?: (ctx: Context & LookContext & Added, fault: AppError) => Promise<void>;
};

/**
 * A procedure behind its gate, in one middleware: tRPC copies the context for each. Every fault
 * leaves as an `AppError`. The procedure knows its own name, for the audit log. The operator is
 * refused unless the procedure admits it.
 */
const gated = <Added extends object>({ meta, admit, onFault }: Gate<Added>) =>
  strictly(
    t.procedure.meta(meta).use(async ({ ctx, path, type, next }) => {
      try {
        if (ctx.operator && !meta.admitsOperator) throw new AppError('FORBIDDEN');
        const call = { procedure: path, isLook: type === 'query', ...(await admit(ctx)) };
        const result = await next({ ctx: call });
        if (result.ok) return result;
        const fault = toAppError(result.error);
        await onFault?.({ ...ctx, ...call }, fault);
        throw fault;
      } catch (thrown) {
        throw toAppError(thrown);
      }
    }),
  );

/** A procedure for everybody; it never reads the session. */
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

/**
 * A procedure for everybody that knows the user, if any (`ctx.actor` may be null), but not one who
 * must set up a second factor first.
 */
export const guestOrUserProcedure = knowing(false);
/** The same, which also knows users who must set up a second factor first. */
export const guestOrEnteringProcedure = knowing(true);

/** A refusal that shows another person's record is a look at it. @source security AD-3 */
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
) =>
  gated({
    meta: { admits, session: 'middleware', guard, duringSetUp },
    admit: (ctx) => admitPerson(ctx, { admits, guard, duringSetUp }),
    onFault: auditShown,
  });

/** The same people, and the operator, who has no session. */
function admittingOperator(admits: 'staff' | 'administrator', guard: Guard = 'none') {
  const asks = { admits, guard, duringSetUp: false };
  return gated({
    meta: { ...asks, session: 'middleware', admitsOperator: true },
    admit: async (ctx) => ({ actor: ctx.operator ?? (await admitPerson(ctx, asks)).actor }),
    onFault: auditShown,
  });
}

/** Any logged-in user. */
export const userProcedure = admitting('user');
/** Role 3. */
export const participantProcedure = admitting('participant');
/** Roles 2 and 1. */
export const staffProcedure = admitting('staff');
/** Role 1. */
export const administratorProcedure = admitting('administrator');

/** Any logged-in user in person: never a script's token. @decision D60 */
export const personProcedure = admitting('user', 'person');

/**
 * The same with an identity confirmed within the last ten minutes (else `CONFIRM_IDENTITY`):
 * deletions and erasures, roles, addresses, second factors, tokens. A procedure that needs it for
 * some inputs only calls `expectConfirmedIdentity` itself.
 * @decision D58
 */
export const confirmedUserProcedure = admitting('user', 'identity');
export const confirmedStaffProcedure = admitting('staff', 'identity');
export const confirmedAdministratorProcedure = admitting('administrator', 'identity');

/** For users who must set up a second factor before anything else. @decision D57 */
export const enteringUserProcedure = admitting('user', 'none', true);
export const enteringPersonProcedure = admitting('user', 'person', true);
export const confirmedEnteringStaffProcedure = admitting('staff', 'identity', true);

/**
 * A confirmed identity for exports, which a token made for exports may do as well. @decision D58
 * D60
 */
export const userExportProcedure = admitting('user', 'export');
export const administratorExportProcedure = admitting('administrator', 'export');

export const staffOrOperatorProcedure = admittingOperator('staff');
export const administratorOrOperatorProcedure = admittingOperator('administrator');
export const confirmedAdministratorOrOperatorProcedure = admittingOperator(
  'administrator',
  'identity',
);
export const staffExportOrOperatorProcedure = admittingOperator('staff', 'export');
export const administratorExportOrOperatorProcedure = admittingOperator('administrator', 'export');

/** The operator alone: it stands in `operatorRouter`, which no server offers. */
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
 * A hot path for a logged-in user: the procedure's one statement checks the session (with
 * `liveQuery`) and the procedure calls `admit` on its result.
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
      // The statement only knows that the session may do nothing: the reason is read here only.
      const actor = await findActor(ctx);
      if (actor?.session.isSetUpOnly) throw new AppError('SECOND_FACTOR_NOT_SET_UP');
    },
  });

export const userStatementProcedure = statement('user');
export const participantStatementProcedure = statement('participant');
