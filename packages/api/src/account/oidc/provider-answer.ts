import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Try } from '../../count-tries.ts';

/** A provider login counts as a login of its network. */
export const providerTries = ({ clientKey }: Pick<Context, 'clientKey'>): Try => [
  'login.client',
  clientKey,
];

/** Accepts an answer of the provider once, by its state. @throws TOKEN_INVALID the next time */
export async function takeAnswerOnce(
  { limiter }: Pick<Context, 'limiter'>,
  state: string,
): Promise<void> {
  const { allowed } = await limiter.consume('provider.answer', state);
  if (!allowed) throw new AppError('TOKEN_INVALID');
}
