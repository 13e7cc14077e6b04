export {
  CALL_LIMITS,
  createCallLimiter,
  type CallLimiter,
  type CallLimitName,
} from './call-limiter.ts';
export { commonPasswords } from './common-passwords.ts';
export { clearedSessionCookie, sessionCookie, sessionCookieName } from './cookie.ts';
export type { DeviceNames, Opened, SessionToken } from './create-session.ts';
export {
  credentialFromBearer,
  credentialFromCookie,
  type Credential,
  type CredentialKind,
  type SessionKind,
} from './credential.ts';
export {
  findEmailChange,
  findPendingEmail,
  spendEmailChange,
  voidEmailChange,
  type EmailChange,
} from './email-change-token.ts';
export { writingsOf } from './email-writings.ts';
export {
  createIdentityProvider,
  ProviderError,
  type IdentityProvider,
  type IdentityProviderSettings,
  type ProviderIdentity,
} from './identity-provider.ts';
export {
  createLimiter,
  LIMITS,
  type Limiter,
  type LimitName,
  type LimitVerdict,
  type Try,
} from './limiter.ts';
export {
  deviceCookie,
  deviceCookieName,
  deviceFromCookie,
  findDevices,
  isKnownDevice,
  purgeDevices,
  rememberDevice,
} from './known-device.ts';
export { liveQuery, SESSION_LIFETIMES, STAFF_ROLES } from './live-session.ts';
export {
  findAccountToken,
  findAnyInvitation,
  findInvitationToken,
  mintAccountToken,
  mintInvitationToken,
  spendAccountToken,
  spendInvitationToken,
  TOKEN_LIFETIME_MINUTES,
  voidAccountTokens,
  voidInvitationTokens,
  type AccountToken,
  type AccountTokenPurpose,
  type LiveInvitation,
} from './one-time-token.ts';
export { hashPassword, isWeakHash, verifyPassword } from './password-hash.ts';
export {
  hashEarlierCode,
  hashRecoveryCode,
  newRecoveryCodes,
  RECOVERY_CODE_COUNT,
} from './recovery-code.ts';
export {
  clearedProviderCookie,
  findProviderLogin,
  PROVIDER_LOGIN_SECONDS,
  providerCookie,
} from './provider-cookie.ts';
export { findReminderStop, reminderStopToken } from './reminder-stop-token.ts';
export { findScreeningCapability, screeningCookie } from './screening-cookie.ts';
export { createAuth, type Auth, type AuthUser, type ListedSession } from './sessions.ts';
export {
  createSiteKey,
  newSiteKeyText,
  parseSiteKey,
  readSiteKey,
  SiteKeyError,
  type SiteKey,
} from './site-key.ts';
export { hashToken, newAccessToken, newToken, tokenFor } from './token.ts';
export { newTotpSecret, totpStep, totpUri, withStep } from './totp.ts';
export { BusyError } from './work-queue.ts';
