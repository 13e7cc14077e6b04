import {
  guardsPeople,
  SET_QUESTIONNAIRES,
  settingRules,
  type InstrumentSetting,
  type Locale,
  type SiteContent,
} from '@aube/content';
import { z } from 'zod';
import { text } from '../../../primitives.ts';
import { faultsOf } from '../../record/site-settings.ts';
import type { SettingForm } from './setting-form.ts';

type Ids = InstrumentSetting['notAsked'];

const formOfIds = (ids: z.ZodType<string[], string[]>) =>
  z.object({ notAsked: z.object({ S0: ids, S6: ids, S12: ids, S24: ids }) });

function guardFaults({ notAsked }: InstrumentSetting, { questionnaires }: SiteContent) {
  return SET_QUESTIONNAIRES.flatMap((code) =>
    (questionnaires.questionnaires.get(code)?.offered ?? [])
      .filter((each) => guardsPeople(each) && notAsked[code].includes(each.id))
      .map(() => ({ path: ['notAsked', code], code: 'guardsPeople' })),
  );
}

function notAskedIn({ questionnaires }: SiteContent): InstrumentSetting {
  const [S0, S6, S12, S24] = SET_QUESTIONNAIRES.map((code) => {
    const { offered = [], instruments = [] } = questionnaires.questionnaires.get(code) ?? {};
    const asked = new Set(instruments.map(({ id }) => id));
    return offered.map(({ id }) => id).filter((id) => !asked.has(id));
  });
  return { notAsked: { S0, S6, S12, S24 } as Ids };
}

const previewOf = (content: InstrumentSetting, locale: Locale, site: SiteContent) => {
  const { questionnaires } = settingRules('instruments').lay(content, site, null);
  return SET_QUESTIONNAIRES.flatMap((code) => {
    const asked = questionnaires.questionnaires.get(code);
    if (!asked) return [];
    return {
      code,
      title: asked.title[locale],
      introduction: asked.introduction[locale],
      instruments: asked.instruments.map(({ id, title }) => ({ id, title: title[locale] })),
    };
  });
};

export const instrumentsForm = {
  typed: formOfIds(z.array(text(60)).max(40, { error: 'tooMany' })),
  shown: formOfIds(z.array(z.string())),
  preview: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      introduction: z.string(),
      instruments: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
  formOf: ({ notAsked }: InstrumentSetting) => ({ notAsked }),
  contentOf: ({ notAsked }: InstrumentSetting) => ({ notAsked }),
  previewOf,
  faultsOf(content: InstrumentSetting, site: SiteContent) {
    const faults = faultsOf('instruments', content);
    return faults.length > 0 ? faults : guardFaults(content, site);
  },
  inForce: notAskedIn,
  /** Number of instruments that are not asked; null when all are asked. */
  headlineOf({ notAsked }: InstrumentSetting) {
    const count = SET_QUESTIONNAIRES.reduce((sum, code) => sum + notAsked[code].length, 0);
    return count === 0 ? null : String(count);
  },
} as const satisfies SettingForm;
