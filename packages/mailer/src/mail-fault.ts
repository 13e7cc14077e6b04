/** Why a letter did not leave: a code fit for a log, with no address in it. */
export type MailFaultCode = 'badAddress' | 'unreachable' | 'timeout' | 'login' | 'refused' | 'disk';

export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly faultCode: MailFaultCode;

  constructor(faultCode: MailFaultCode, options?: { cause?: unknown }) {
    super(`The letter did not leave: ${faultCode}.`, options);
    this.faultCode = faultCode;
  }
}
