import { locales } from '@aube/content/locale';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { userStatementProcedure } from '../trpc.ts';
import { getModule, filmOf, keptFilmPlace } from './course-places.ts';
import { isModuleKept, refuseUnlessShown } from './module-gate.ts';
import { modulesOfProgramme } from './record/modules-of-programme.ts';
import { factsOf } from './rules/programme-facts.ts';
import { readProgramme } from './record/programme-record.ts';

const videoOutput = z.object({
  moduleNumber: z.number(),
  moduleTitle: z.string(),
  url: z.string(),
  /** WebVTT files; the file in the language of the video comes first. */
  captions: z.array(z.object({ language: z.enum(locales), url: z.string() })),
  posterUrl: z.string().nullable(),
  transcript: z.array(z.object({ title: z.string().nullable(), paragraphs: z.array(z.string()) })),
  /** True for a film with a spoken text; false for a silent film. @decision D87 */
  hasVoice: z.boolean(),
  isWatched: z.boolean(),
  /** Position at which the video continues. The part before this position counts as watched. */
  positionSeconds: z.number(),
  /** Id of the film for `saveVideoPosition`; changes when the site replaces the film. */
  film: z.string(),
  isKept: z.boolean(),
});

/**
 * Video of a module in the caller's language. Also available after an abandonment.
 * @throws MODULE_LOCKED with `module`, `opensOn`, `afterModule`; QUESTIONNAIRE_DUE with
 *   `questionnaire`; NOT_FOUND for an unknown module, a missing video, or a person unknown to the
 *   caller
 * @decision D34 D36 D37 D44
 */
export const getVideo = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), moduleId: entityId }))
  .output(videoOutput)
  .query(async ({ ctx, input: { userId, moduleId: moduleNumber } }) => {
    const record = await readProgramme(ctx, userId, { type: 'module', id: moduleNumber });
    const module = getModule(ctx.course, moduleNumber);
    const standings = modulesOfProgramme(record, ctx.course, ctx.now);
    const standing = standings.find(({ number }) => number === moduleNumber);
    if (!standing) throw new AppError('NOT_FOUND');
    const facts = factsOf(record, ctx.now);
    refuseUnlessShown(standing, facts);
    const film = filmOf(module);
    if (!module.video || film === null) throw new AppError('NOT_FOUND');
    const { url, captions, poster, transcript, hasVoice } = module.video[ctx.locale];
    return {
      moduleNumber,
      moduleTitle: module.title[ctx.locale],
      url,
      captions,
      posterUrl: poster,
      transcript,
      hasVoice,
      isWatched: standing.isVideoWatched,
      positionSeconds: keptFilmPlace(record, module),
      film,
      isKept: isModuleKept(record, facts),
    };
  });
