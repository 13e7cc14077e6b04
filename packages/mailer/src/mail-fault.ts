/**
 * Reason for an email that was not sent, safe for a log because the reason contains no address.
 * `unanswered`: the relay received the whole message and did not answer, so the message may have
 * been sent.
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
