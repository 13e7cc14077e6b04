import { contactsOf } from '@aube/content';
import { chapterReads, establishments, moduleProgress } from '@aube/db/schema';
import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, whole } from '../primitives.ts';
import { contactView, contactViewOutput } from '../record/contact-view.ts';
import { inTransaction } from '../transaction.ts';
import {
  router,
  participantStatementProcedure,
  guestOrUserProcedure,
  userStatementProcedure,
} from '../trpc.ts';
import { getIdentity, getPage, getStaffGuide, listModules, listReferences } from './catalogue.ts';
import { getChapterOf, getModule } from './course-places.ts';
import { findExercises, listExercises, proposeAnswers } from './exercises/read-exercises.ts';
import { removeExercise, saveExercise } from './exercises/write-exercise.ts';
import { getChapter } from './get-chapter.ts';
import { getDictionary } from './get-dictionary.ts';
import { getVideo } from './get-video.ts';
import { moduleOutput, modulesOutputOf } from './module-output.ts';
import { noteGreeting } from './note-greeting.ts';
import {
  getOwnModule,
  readOwnCourse,
  refuseUnlessChapterOpen,
  refuseUnlessModuleOpen,
} from './own-module.ts';
import { askPause } from './pause/ask-pause.ts';
import { listPauses } from './pause/list-pauses.ts';
import { resumeToday, withdrawPause } from './pause/end-pause.ts';
import { currentStepIn, currentStepOutput } from './record/modules-of-programme.ts';
import { readProgramme } from './record/programme-record.ts';
import { programmeRules } from './rules/constants.ts';
import { canBeSeenBy, seenWays } from './rules/video-seen.ts';
import { saveVideoPosition } from './save-video-position.ts';

const ofUser = { userId: entityId.optional() };

/**
 * A participant's states of the six modules. A locked module has the date and the condition of its
 * opening.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D34 D37 D44
 */
const listModuleStates = userStatementProcedure
  .input(z.object(ofUser))
  .output(z.array(moduleOutput))
  .query(async ({ ctx, input: { userId } }) =>
    modulesOutputOf(await readProgramme(ctx, userId), ctx),
  );

/**
 * A participant's state of one module, as in `listModuleStates`.
 * @throws NOT_FOUND for a person unknown to the caller
 */
const getModuleState = userStatementProcedure
  .input(z.object({ ...ofUser, number: whole(1, programmeRules.moduleCount) }))
  .output(moduleOutput)
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'module', id: number });
    const modules = modulesOutputOf(record, ctx);
    const module = modules.find((each) => each.number === number);
    if (!module) throw new AppError('NOT_FOUND');
    return module;
  });

/**
 * Step to show on a page whose address has no module number; null before the programme starts.
 * @throws NOT_FOUND for a person unknown to the caller
 * @source specification §2
 * @decision D34
 */
const resolveCurrentStep = userStatementProcedure
  .input(z.object(ofUser))
  .output(currentStepOutput.nullable())
  .query(async ({ ctx, input: { userId } }) =>
    currentStepIn(await readProgramme(ctx, userId), ctx.course, ctx.now),
  );

const contactsOutput = z.object({
  establishment: z.object({ name: z.string() }).nullable(),
  contacts: z.array(contactViewOutput),
  siteContacts: z.array(contactViewOutput),
});

/**
 * The resource persons (« personnes-ressources ») of the site and of the caller's establishment. A
 * guest gets only the persons of the site.
 * @source specification §2
 */
const getContacts = guestOrUserProcedure
  .input(z.void())
  .output(contactsOutput)
  .query(async ({ ctx: { actor, db, locale, pages } }) => {
    const id = actor?.participantEstablishmentId ?? null;
    const [own] =
      id === null
        ? []
        : await db
            .select({
              id: establishments.id,
              name: establishments.name,
              referenceCode: establishments.referenceCode,
            })
            .from(establishments)
            .where(eq(establishments.id, id));
    return {
      establishment: own ? { name: own.name } : null,
      contacts: contactsOf(pages.contacts, own ?? null).map((each) => contactView(each, locale)),
      siteContacts: (pages.contacts.ofSite ?? []).map((each) => contactView(each, locale)),
    };
  });

/**
 * Records that a chapter was read to the end (« chapitre lu »); returns the module. Only the first
 * reading is stored.
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn` and
 *   `afterModule`; PROGRAMME_ABANDONED; CONSULTATION_READ_ONLY for another person; NOT_FOUND
 * @decision D34 D36 D37 D42 D79
 */
const markChapterRead = participantStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 999) }))
  .output(moduleOutput)
  .mutation(async ({ ctx, input: { userId: asked, number } }) => {
    const record = await readOwnCourse(ctx, asked);
    const chapter = getChapterOf(ctx.course, { number });
    const { id: chapterId, moduleNumber } = chapter;
    refuseUnlessChapterOpen(ctx, record, chapter);
    const { userId } = record;
    await inTransaction(ctx.db, async (tx) => {
      const made = await tx
        .insert(chapterReads)
        .values({ userId, chapterId, readAt: ctx.now })
        .onConflictDoNothing()
        .returning({ chapterId: chapterReads.chapterId });
      if (made.length === 0) return;
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          subjectUserId: userId,
          objectType: 'chapter',
          objectId: chapterId,
        },
      );
    });
    return getOwnModule(ctx, moduleNumber);
  });

/**
 * Records that a video was watched (« vidéo visionnée »), or that the text was read to the end.
 * Only the first time is stored.
 * @throws QUESTIONNAIRE_DUE with `questionnaire`; MODULE_LOCKED with `module`, `opensOn` and
 *   `afterModule`; PROGRAMME_ABANDONED; CONSULTATION_READ_ONLY for another person; NOT_FOUND, also
 *   for a missing text
 * @source specification §4
 * @decision D34 D36 D37 D73
 */
const markVideoWatched = participantStatementProcedure
  .input(
    z.object({
      userId: entityId.optional(),
      moduleId: entityId,
      by: z.enum(seenWays).default('film'),
    }),
  )
  .output(moduleOutput)
  .mutation(async ({ ctx, input: { userId: asked, moduleId: moduleNumber, by } }) => {
    const record = await readOwnCourse(ctx, asked);
    refuseUnlessModuleOpen(ctx, record, moduleNumber);
    const transcript = getModule(ctx.course, moduleNumber).video?.[ctx.locale].transcript ?? [];
    if (!canBeSeenBy(by, { hasText: transcript.length > 0 })) throw new AppError('NOT_FOUND');
    const { userId } = record;
    await inTransaction(ctx.db, async (tx) => {
      const written = await tx
        .insert(moduleProgress)
        .values({ userId, moduleNumber, videoWatchedAt: ctx.now })
        .onConflictDoUpdate({
          target: [moduleProgress.userId, moduleProgress.moduleNumber],
          set: { videoWatchedAt: ctx.now },
          setWhere: isNull(moduleProgress.videoWatchedAt),
        })
        .returning({ moduleNumber: moduleProgress.moduleNumber });
      if (written.length === 0) return;
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          subjectUserId: userId,
          objectType: 'module',
          objectId: moduleNumber,
        },
      );
    });
    return getOwnModule(ctx, moduleNumber);
  });

export const programmeRouter = router({
  listModules,
  listReferences,
  getPage,
  getStaffGuide,
  getDictionary,
  getIdentity,
  getContacts,
  listModuleStates,
  getModuleState,
  resolveCurrentStep,
  getChapter,
  getVideo,
  markVideoWatched,
  saveVideoPosition,
  markChapterRead,
  listExercises,
  findExercises,
  proposeAnswers,
  saveExercise,
  removeExercise,
  listPauses,
  noteGreeting,
  askPause,
  withdrawPause,
  resumeToday,
});
