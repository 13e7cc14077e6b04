/** One thing that was looked at. */
export type Check = {
  /** A stable word for programs that read the JSON. */
  name: string;
  status: 'ok' | 'warning' | 'fault';
  message: string;
};

const checkOf =
  (status: Check['status']) =>
  (name: string, message: string): Check => ({ name, status, message });

export const good = checkOf('ok');
export const warning = checkOf('warning');
export const fault = checkOf('fault');
