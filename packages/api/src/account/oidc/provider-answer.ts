import type { Try } from '@aube/auth';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

export const providerTries = ({ clientKey }: Pick<Context, 'clientKey'>): Try => [
  'login.client',
  clientKey,
];

/**
 * Accepts each answer of the provider only once. `state`: the OpenID Connect state, which
 * identifies the answer.
 * @throws TOKEN_INVALID when the answer is used again
 */
export async function takeAnswerOnce(
  { limiter }: Pick<Context, 'limiter'>,
  state: string,
): Promise<void> {
  const { allowed } = await limiter.consume([['provider.answer', state]]);
  if (!allowed) throw new AppError('TOKEN_INVALID');
}
