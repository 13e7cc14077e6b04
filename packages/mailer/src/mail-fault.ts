/**
 * Code that may be logged, because it contains no address. `unanswered`: the email may have been
 * sent.
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
