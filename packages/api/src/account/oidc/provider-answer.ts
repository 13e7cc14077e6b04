import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Try } from '../../count-tries.ts';

/** A login at the provider counts for the login limit of the client's network. */
export const providerTries = ({ clientKey }: Pick<Context, 'clientKey'>): Try => [
  'login.client',
  clientKey,
];

/**
 * Accepts an answer of the provider once, identified by its state.
 * @throws TOKEN_INVALID when the answer is used again
 */
export async function takeAnswerOnce(
  { limiter }: Pick<Context, 'limiter'>,
  state: string,
): Promise<void> {
  const { allowed } = await limiter.consume('provider.answer', state);
  if (!allowed) throw new AppError('TOKEN_INVALID');
}
