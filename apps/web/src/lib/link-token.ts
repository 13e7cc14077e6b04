import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { pathTo, type RouteId } from '../routes.ts';
import type { PageParams } from './page-module.ts';

export type LinkToken = {
  readonly token: string;
  readonly username: string | undefined;
};

/**
 * The token moves from the address to the history entry, so that screenshots do not show the token.
 */
export function useLinkToken(
  params: PageParams,
  bareRoute: RouteId &
    (
      | 'registrationBare'
      | 'activationBare'
      | 'passwordResetRequest'
      | 'emailChange'
      | 'reminderStop'
      | 'adminMailArrived'
    ),
): LinkToken | null {
  const [, navigate] = useLocation();
  const kept = useHistoryState<{ linkToken?: LinkToken } | null>();
  const { token, username } = params;
  useEffect(() => {
    if (!token) return;
    navigate(pathTo(bareRoute), { replace: true, state: { linkToken: { token, username } } });
  }, [token, username, bareRoute, navigate]);
  return token ? { token, username } : (kept?.linkToken ?? null);
}
