import {
  crisisOfSite,
  mainLine,
  type CrisisResource,
  type Locale,
  type SiteContent,
} from '@aube/content';
import { typesetTexts } from '@aube/content/typography';
import { z } from 'zod';
import { crisisLineFaults } from '../../record/crisis-line-faults.ts';
import {
  crisisLineForms,
  filedCrisisLines,
  type CrisisLineForm,
} from '../../rules/crisis-line-form.ts';
import { filedPath } from '../../rules/filed-path.ts';
import { crisisPanel, crisisPanelOutput } from '../../../record/crisis-panel.ts';
import type { SettingForm } from './setting-form.ts';
import { bothOf, shownLine, typedLine } from './texts.ts';

function crisisLine<Text extends z.ZodType<string>>(text: (most: number) => Text) {
  return z.object({
    code: text(60),
    name: bothOf(text, 120),
    detail: bothOf(text, 300),
    hours: bothOf(text, 200),
    isAlwaysOpen: z.boolean(),
    phone: text(60),
    text: text(60),
    url: text(300),
  });
}

export const crisisForm = {
  typed: z.object({
    lines: z.array(crisisLine(typedLine), { error: 'required' }).max(12, { error: 'tooMany' }),
  }),
  shown: z.object({ lines: z.array(crisisLine(shownLine)) }),
  preview: z.object({ panel: crisisPanelOutput }),
  formOf: (lines: CrisisResource[]) => ({ lines: crisisLineForms(lines) }),
  contentOf: ({ lines }: { lines: CrisisLineForm[] }) => filedCrisisLines(lines),
  previewOf(content: CrisisResource[], locale: Locale, { questionnaires }: SiteContent) {
    const national = typesetTexts(content);
    const crisis = crisisOfSite(national, questionnaires.crisis);
    return { panel: crisisPanel({ questionnaires: { ...questionnaires, crisis }, locale }, null) };
  },
  faultsOf: crisisLineFaults,
  filePathOf: filedPath,
  inForce: ({ questionnaires }: SiteContent) => [...questionnaires.crisis.national],
  headlineOf(content: CrisisResource[], locale: Locale) {
    const main = mainLine(content);
    return main && `${main.name[locale]}, ${(main.phone ?? main.text)?.display ?? ''}`;
  },
} as const satisfies SettingForm;
