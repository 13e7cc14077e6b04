import { PasswordReset } from './password-reset-form.tsx';
import { PasswordResetRequest } from './password-reset-request.tsx';
import { useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';

/** @source specification §2 */
export default function PasswordResetPage({ params, routeId }: PageProps) {
  const link = useLinkToken(params, 'passwordResetRequest');
  if (link) return <PasswordReset link={link} />;
  return <PasswordResetRequest isLinkCut={routeId === 'passwordResetBare'} />;
}
