import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { type ClockTime, clockWords } from '@aube/api/rules';
import { clockEcho, columnPercentWords, durationWords, hourWords, percentWords } from './words.ts';

export function useWords() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      clock: (time: ClockTime) => clockWords(time, locale, { hasMinutes: true }),
      hour: (time: ClockTime) => hourWords(time, locale),
      echo: (time: ClockTime) => clockEcho(time, locale),
      duration: durationWords,
      percent: (percent: number) => percentWords(percent, locale),
      columnPercent: (percent: number) => columnPercentWords(percent, locale),
    }),
    [locale],
  );
}
