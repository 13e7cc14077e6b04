import { findProcedure } from '@aube/api/server';
import type { Page, Route } from '@playwright/test';

const CALLS = '**/trpc/**';

/** Uses the list of procedures, because calls that only read are also sent by POST. */
export function isMutation(route: Route): boolean {
  const [, names = ''] = new URL(route.request().url()).pathname.split('/trpc/');
  return names.split(',').some((name) => findProcedure(name)?.type === 'mutation');
}

/**
 * Answers calls in place of the server. `answer` returns false to pass the call on to the server.
 */
export const answerCalls = (
  page: Page,
  answer: (route: Route) => Promise<unknown> | false,
): Promise<unknown> =>
  page.route(CALLS, async (route) => {
    const given = answer(route);
    await (given === false ? route.continue() : given).catch(() => null);
  });

export const endAnswers = (page: Page): Promise<unknown> =>
  page.unrouteAll({ behavior: 'ignoreErrors' });
