/** Code without any address, which may be logged. `unanswered`: perhaps the email was sent. */
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
