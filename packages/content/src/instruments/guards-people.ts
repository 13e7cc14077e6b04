import type { Instrument } from './instrument.ts';

/**
 * True for an instrument that can raise a flag or an alert. No site can leave out such an
 * instrument, because staff must learn of a danger.
 * @decision D90 console#instruments-that-are-asked
 */
export const guardsPeople = ({
  flags,
  scoreFlags,
  alerts,
  scoreAlerts,
}: Pick<Instrument, 'flags' | 'scoreFlags' | 'alerts' | 'scoreAlerts'>): boolean =>
  [flags, scoreFlags, alerts, scoreAlerts].some((rules) => rules.length > 0);
