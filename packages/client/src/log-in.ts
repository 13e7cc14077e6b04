import type { ClientOptions } from './client-options.ts';
import type { AubeClient } from './contract.ts';
import { createClient } from './create-client.ts';

type Login = Omit<ClientOptions, 'token'> & {
  identifier: string;
  password: string;
  /**
   * Code of the authenticator app, or a recovery code; only for an account with a second factor.
   */
  code?: string | undefined;
};

/**
 * Returns a client for a script. The session ends with `account.logout` or after twelve hours.
 * @throws AubeError WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS
 */
export async function logIn({
  identifier,
  password,
  code,
  ...options
}: Login): Promise<AubeClient> {
  const session = await createClient(options).account.login.mutate({
    identifier,
    password,
    code,
  });
  if (session.token === null) throw new Error('The session is a cookie: this is a browser.');
  return createClient({ ...options, token: session.token });
}
