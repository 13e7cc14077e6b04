/**
 * Why a letter did not leave: a code fit for a log, with no address in it. `unanswered`: the relay had all of
 * it and did not say whether it took it, so that it may have left.
 */
export type MailFaultCode =
  | 'badAddress'
  | 'unreachable'
  | 'timeout'
  | 'unanswered'
  | 'login'
  | 'refused'
  | 'disk';

export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly faultCode: MailFaultCode;

  constructor(faultCode: MailFaultCode, options?: { cause?: unknown }) {
    super(`The letter did not leave: ${faultCode}.`, options);
    this.faultCode = faultCode;
  }
}
