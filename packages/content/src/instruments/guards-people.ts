import type { Instrument } from './instrument.ts';

/**
 * True for an instrument that raises a flag or an alert. Every site asks this instrument, so that
 * staff learn of a danger.
 * @decision D90 console#instruments-that-are-asked
 */
export const guardsPeople = ({
  flags,
  scoreFlags,
  alerts,
  scoreAlerts,
}: Pick<Instrument, 'flags' | 'scoreFlags' | 'alerts' | 'scoreAlerts'>): boolean =>
  [flags, scoreFlags, alerts, scoreAlerts].some((rules) => rules.length > 0);
