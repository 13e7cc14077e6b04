import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createAdministrator } from './account/create-administrator.ts';
import {
  createAccessTokenOfAccount,
  listAccessTokensOfAccount,
  revokeAccessTokenOfAccount,
} from './account/access-tokens.ts';
import type { Context, Services } from './context.ts';
import { importNights } from './diary/import-nights.ts';
import { createOperator } from './operator.ts';
import { programContext } from './program-context.ts';
import { router } from './trpc.ts';

/** Procedures for the operator only. The command line calls them, and no server offers them. */
export const operatorRouter = router({
  account: router({
    createAdministrator,
    createAccessToken: createAccessTokenOfAccount,
    listAccessTokens: listAccessTokensOfAccount,
    revokeAccessToken: revokeAccessTokenOfAccount,
  }),
  diary: router({ importNights }),
});
export type OperatorRouter = typeof operatorRouter;
export type OperatorInputs = inferRouterInputs<OperatorRouter>;
export type OperatorOutputs = inferRouterOutputs<OperatorRouter>;

type Command = Pick<Context, 'locale' | 'now' | 'requestId'> & {
  /** Time zone of the dates of an export's period. */
  timeZone: string;
};

/** Audit rows of the command name the command line as origin and no actor. */
export const operatorContext = (
  services: Services,
  { timeZone, ...command }: Command,
): Context => ({
  ...programContext(services, {
    ...command,
    credential: null,
    origin: { callerKind: 'commandLine', addressPrefix: null },
  }),
  operator: createOperator(timeZone),
});
