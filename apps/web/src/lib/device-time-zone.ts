/** The IANA zone the device is set to. @decision D10 */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
