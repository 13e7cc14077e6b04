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

/** Procedures for the operator only; servers do not offer these procedures. */
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
  timeZone: string;
};

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
