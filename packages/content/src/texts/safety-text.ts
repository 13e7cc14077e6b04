import texts from '../../texts/safety.json' with { type: 'json' };
import type { Instrument } from '../instruments/instrument.ts';
import { typesetTexts } from '../typography.ts';
import type { Localised } from '../locale.ts';

type Named = Readonly<Record<string, Localised>>;
const {
  generalAdvice,
  ...names
}: Readonly<Record<'flags' | 'alerts' | 'advice', Named>> & { generalAdvice: Localised } =
  typesetTexts(texts);

const nameOf = (table: Named, code: string): Localised | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

function questionOf(
  instruments: readonly Instrument[],
  find: (instrument: Instrument) => { item: string } | undefined,
): Localised | undefined {
  for (const instrument of instruments) {
    const item = find(instrument)?.item;
    if (item) return instrument.items.find(({ code }) => code === item)?.text;
  }
  return undefined;
}

/** For a site's own instrument, the name is the question that raised the flag. @decision D33 */
export function flagName(instruments: readonly Instrument[], flag: string): Localised {
  const question = () =>
    questionOf(instruments, ({ flags }) => flags.find((each) => each.flag === flag));
  return nameOf(names.flags, flag) ?? question() ?? { fr: flag, en: flag };
}

/** For a site's own instrument, the advice is to request a professional opinion. @decision D69 */
export function flagAdvice(flag: string): Localised {
  return nameOf(names.advice, flag) ?? generalAdvice;
}

/** All alerts, including alerts that do not come from a questionnaire. @decision D69 */
export const namedAlerts: readonly string[] = Object.keys(names.alerts);

/** For a site's own instrument, the name is the question that raised the alert. @decision D33 */
export function alertName(instruments: readonly Instrument[], alert: string): Localised {
  const question = () =>
    questionOf(instruments, ({ alerts }) => alerts.find((each) => each.alert === alert));
  return nameOf(names.alerts, alert) ?? question() ?? { fr: alert, en: alert };
}
