import { router } from '../trpc.ts';
import { createAccessToken } from './access-tokens/create-access-token.ts';
import { listAccessTokens } from './access-tokens/list-access-tokens.ts';
import { revokeAccessToken } from './access-tokens/revoke-access-token.ts';
import { activate } from './activate.ts';
import { changeOwnEmail, getPendingEmail } from './change-own-email.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange, previewEmailChange } from './confirm-email-change.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { markInvitationOpened } from './mark-invitation-opened.ts';
import { findMe, me } from './me.ts';
import { findLoginMethods } from './oidc/find-login-methods.ts';
import { previewActivation, previewInvitation, previewPasswordReset } from './preview-links.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateProfile } from './update-profile.ts';

/** Coming in, going out, and what one keeps of oneself. */
export const accountRouter = router({
  login,
  logout,
  me,
  findMe,
  findLoginMethods,
  previewInvitation,
  markInvitationOpened,
  register,
  previewActivation,
  activate,
  requestPasswordReset,
  previewPasswordReset,
  resetPassword,
  confirmIdentity,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  changePassword,
  previewEmailChange,
  confirmEmailChange,
  updatePreferences,
  updateProfile,
  getPendingEmail,
  changeOwnEmail,
  listSessions,
  endSession,
  endOtherSessions,
});
