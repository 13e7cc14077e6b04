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
 * Token of an email's link. The token is removed from the address at once, so that neither the
 * history nor a screenshot shows the token. The entry in the history keeps the token for a reload.
 * Only the button of the form uses the token up.
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
