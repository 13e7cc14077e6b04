import { settingKindNames, settingRules } from '@aube/content';
import { z } from 'zod';
import { choice } from '../../primitives.ts';
import { administratorProcedure } from '../../trpc.ts';
import { findSettingPlace } from '../record/setting-place.ts';
import { findDraft, listVersions } from '../record/site-settings.ts';
import { draftOutput } from './draft-output.ts';
import { ORIGINAL, place } from './forms/setting-form.ts';
import { settingForm, settingOutput } from './setting-forms.ts';

/**
 * One setting of an establishment or of the site: content in force, draft and versions.
 * @throws NOT_FOUND
 * @decision D90
 */
export const getSetting = administratorProcedure
  .input(z.object({ kind: choice(settingKindNames), ...place }))
  .output(settingOutput)
  .query(async ({ ctx, input: slot }) => {
    const { db } = ctx;
    const found = await findSettingPlace(db, slot);
    const [draft, versions] = await Promise.all([findDraft(db, slot), listVersions(db, slot)]);
    const { formOf, inForce } = settingForm(slot.kind);
    const published = versions.find(({ state }) => state === 'published');
    const read = settingRules(slot.kind).schema.safeParse(published?.content);
    // The type of `form` depends on the kind; only the output schema checks it.
    return {
      kind: slot.kind,
      establishment: found && { establishmentId: found.id, name: found.name },
      form: formOf(read.success ? read.data : inForce(ctx, found)),
      draft: draft && draftOutput(slot.kind, draft, ctx),
      versions: [
        ...versions.map(({ number, state, publishedAt, publishedBy }) => ({
          number: number ?? ORIGINAL,
          isInForce: state === 'published',
          publishedAt: publishedAt?.toISOString() ?? null,
          publishedBy,
        })),
        { number: ORIGINAL, isInForce: !published, publishedAt: null, publishedBy: null },
      ],
    } as z.infer<typeof settingOutput>;
  });
