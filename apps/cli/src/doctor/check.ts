export type Check = {
  /** Stable name for programs that read the JSON. */
  name: string;
  status: 'ok' | 'warning' | 'fault';
  message: string;
  /** True when the server or the database does not answer now, but may answer later. */
  isAway?: true;
};

const checkOf =
  (status: Check['status']) =>
  (name: string, message: string): Check => ({ name, status, message });

export const good = checkOf('ok');
export const warning = checkOf('warning');
export const fault = checkOf('fault');
export const away = (name: string, message: string): Check => ({
  ...fault(name, message),
  isAway: true,
});
