import { crisisResourcesFor, mainLine, type CrisisResource } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';

const numberOutput = z.object({ display: z.string(), tel: z.string() }).nullable();

const lineOutput = z.object({
  name: z.string(),
  phone: numberOutput,
  text: numberOutput,
  isAlwaysOpen: z.boolean(),
});

/** @decision D33 */
export const crisisPanelOutput = z.object({
  title: z.string(),
  text: z.string(),
  resources: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      detail: z.string(),
      phone: numberOutput,
      text: numberOutput,
      url: z.string().nullable(),
    }),
  ),
  /** Crisis line to use inside a sentence. */
  mainLine: lineOutput.nullable(),
  isOfSite: z.boolean(),
});
export type CrisisPanel = z.infer<typeof crisisPanelOutput>;

function lineView(line: CrisisResource, locale: Context['locale']): CrisisPanel['mainLine'] {
  const { name, phone, text, isAlwaysOpen } = line;
  return {
    name: name[locale],
    phone: phone ?? null,
    text: text ?? null,
    isAlwaysOpen: isAlwaysOpen === true,
  };
}

export function crisisPanel(
  { questionnaires: { crisis }, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  referenceCode: string | null,
): CrisisPanel {
  const main = mainLine(crisis.national);
  return {
    title: crisis.title[locale],
    text: crisis.text[locale],
    resources: crisisResourcesFor(crisis, referenceCode).map((resource) => ({
      code: resource.code,
      name: resource.name[locale],
      detail: [resource.detail, resource.hours].flatMap((each) => each?.[locale] ?? []).join(', '),
      phone: resource.phone ?? null,
      text: resource.text ?? null,
      url: resource.url ?? null,
    })),
    mainLine: main && lineView(main, locale),
    isOfSite: crisis.isOfSite === true,
  };
}

export async function crisisPanelFor(
  ctx: Pick<Context, 'questionnaires' | 'locale'>,
  on: Database | Transaction,
  establishmentId: number | null,
): Promise<CrisisPanel> {
  if (establishmentId === null) return crisisPanel(ctx, null);
  const [establishment] = await on
    .select({ referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(eq(establishments.id, establishmentId));
  return crisisPanel(ctx, establishment?.referenceCode ?? null);
}
