import { PasswordReset } from './password-reset-form.tsx';
import { PasswordResetRequest } from './password-reset-request.tsx';
import { useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';

/** Without a letter's link, one asks for it; with it, one chooses the new password. @source specification §2 */
export default function PasswordResetPage({ params }: PageProps) {
  const link = useLinkToken(params, 'passwordResetRequest');
  return link ? <PasswordReset link={link} /> : <PasswordResetRequest />;
}
