import type { Locale } from '../locale.ts';

/**
 * Copies of numbers in the rules, because content must not import the rules. A test in
 * `packages/api` compares both.
 * @source specification §9
 * @decision D24 D25 D26 D28 D29 D30 D31
 */
export const ruleFigures = {
  efficiencyTargetPercent: 85,
  efficiencyConcernPercent: 80,
  minimumWindowMinutes: 330,
  maximumWindowMinutes: 540,
  windowRoundingMinutes: 15,
  scheduleStepMinutes: 5,
  bedtimeEarliestTimeMinutes: 20 * 60,
  bedtimeLatestTimeMinutes: 3 * 60,
  riseEarliestTimeMinutes: 4 * 60,
  riseLatestTimeMinutes: 11 * 60,
  wideningSmallMinutes: 20,
  wideningLargeMinutes: 30,
  napLatestTimeMinutes: 15 * 60,
  napLongestMinutes: 60,
  getUpAfterMinutes: { from: 20, to: 30 },
  nightsForAdvice: 5,
  nightsForFigure: 3,
  daysToFill: 3,
} as const;

const NBSP = '\u00a0';

const duration = (minutes: number, locale: Locale): string => {
  const hours = `${Math.trunc(minutes / 60)}${NBSP}h`;
  const rest = minutes % 60;
  if (rest === 0) return hours;
  return locale === 'fr' ? `${hours}${NBSP}${rest}` : `${hours}${NBSP}${rest}${NBSP}min`;
};

const clock = (minutes: number, locale: Locale): string => {
  if (locale === 'fr') return duration(minutes, 'fr');
  const hour = Math.trunc(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest}${NBSP}${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

const percent = (value: number, locale: Locale): string =>
  `${value}${locale === 'fr' ? NBSP : ''}%`;

/** Example: `{% $rules.minimumWindow %}` becomes « 5 h 30 » or "5 h 30 min". */
export function renderRuleFigures(locale: Locale, figures = ruleFigures) {
  const { from, to } = figures.getUpAfterMinutes;
  const french = locale === 'fr';
  return {
    efficiencyTarget: percent(figures.efficiencyTargetPercent, locale),
    efficiencyConcern: percent(figures.efficiencyConcernPercent, locale),
    minimumWindow: duration(figures.minimumWindowMinutes, locale),
    maximumWindow: duration(figures.maximumWindowMinutes, locale),
    windowRounding: String(figures.windowRoundingMinutes),
    scheduleStep: String(figures.scheduleStepMinutes),
    bedtimeEarliest: clock(figures.bedtimeEarliestTimeMinutes, locale),
    bedtimeLatest: clock(figures.bedtimeLatestTimeMinutes, locale),
    riseEarliest: clock(figures.riseEarliestTimeMinutes, locale),
    riseLatest: clock(figures.riseLatestTimeMinutes, locale),
    wideningSmall: String(figures.wideningSmallMinutes),
    wideningLarge: String(figures.wideningLargeMinutes),
    napLatest: clock(figures.napLatestTimeMinutes, locale),
    napLongest:
      !french && figures.napLongestMinutes === 60
        ? 'an hour'
        : `${figures.napLongestMinutes}${NBSP}minutes`,
    getUpAfter: `${from}${french ? ' à ' : ' to '}${to}${NBSP}minutes`,
    nightsForAdvice: String(figures.nightsForAdvice),
    nightsForFigure: String(figures.nightsForFigure),
    daysToFill: String(figures.daysToFill),
  };
}
