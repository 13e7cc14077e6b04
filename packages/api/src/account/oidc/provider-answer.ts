import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Try } from '../../count-tries.ts';

/** A login at the provider counts among the logins from where it comes. */
export const providerTries = ({ clientKey }: Pick<Context, 'clientKey'>): Try => [
  'login.client',
  clientKey,
];

/** Takes an answer of the provider, known by its state, once. @throws TOKEN_INVALID the next time */
export async function takeAnswerOnce(
  { limiter }: Pick<Context, 'limiter'>,
  state: string,
): Promise<void> {
  const { allowed } = await limiter.consume('provider.answer', state);
  if (!allowed) throw new AppError('TOKEN_INVALID');
}
