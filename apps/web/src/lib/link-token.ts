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
 * The token of an e-mail's link. It leaves the address at once, so that no history and no
 * screenshot shows it; this history entry keeps it for a reload. Reading it uses nothing up: only
 * the form's button does.
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
