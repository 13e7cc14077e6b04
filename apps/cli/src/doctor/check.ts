/** One thing that was looked at. */
export type Check = {
  /** A stable word for programs that read the JSON. */
  name: string;
  status: 'ok' | 'warning' | 'fault';
  message: string;
  /** Whether it does not answer: the same may be well later. */
  isAway?: true;
};

const checkOf =
  (status: Check['status']) =>
  (name: string, message: string): Check => ({ name, status, message });

export const good = checkOf('ok');
export const warning = checkOf('warning');
export const fault = checkOf('fault');
/** A fault of what does not answer. */
export const away = (name: string, message: string): Check => ({
  ...fault(name, message),
  isAway: true,
});
