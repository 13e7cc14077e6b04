import { z } from 'zod';
import { countTries } from '../count-tries.ts';
import { audit } from '../audit.ts';
import { inSnapshot } from '../transaction.ts';
import { userExportProcedure } from '../trpc.ts';
import { answersCsv, HEALTH_CHANGE, exercisesText, nightsCsv } from './own-data-files.ts';
import { OWN_DATA_TEXTS } from './own-data-texts.ts';
import { packFiles } from './pack-files.ts';
import { readOwnRows } from './record/read-own-rows.ts';
import { writeOwnRows } from './write-own-rows.ts';

/**
 * Everything that the site keeps about the person who asks, at once, as a ZIP: `donnees.json` with
 * its schema, `nuits.csv`, `questionnaires.csv`, `exercices.md`, and `LISEZMOI.txt` or `README.txt`.
 * One snapshot; ten an hour.
 * @throws CONFIRM_IDENTITY; TOO_MANY_REQUESTS
 * @decision D58 D62 decisions/0038
 */
export const exportOwnData = userExportProcedure
  .output(z.object({ fileName: z.string(), zipBase64: z.string() }))
  .mutation(async ({ ctx }) => {
    const { actor, course, questionnaires, locale, now } = ctx;
    await countTries(ctx, ['ownData.account', String(actor.userId)]);
    const rows = await inSnapshot(ctx.db, async (tx) => {
      await audit(tx, ctx, { subjectUserId: actor.userId, objectType: 'ownData' });
      return readOwnRows(tx, actor.userId);
    });
    const submissions = [
      ...(rows['questionnaireAnswers'] ?? []),
      ...(rows['abandonmentAnswers'] ?? []),
      ...(rows['healthChanges'] ?? []).map(({ answeredAt, ...change }) => ({
        ...change,
        questionnaire: HEALTH_CHANGE,
        submittedAt: answeredAt,
      })),
    ];
    const texts = OWN_DATA_TEXTS[locale];
    const packed = await packFiles(
      {
        'donnees.json': await writeOwnRows(rows, now),
        'nuits.csv': nightsCsv(rows['diaryDays'] ?? []),
        'questionnaires.csv': answersCsv(submissions, questionnaires, locale),
        'exercices.md': exercisesText(
          [...(rows['exerciseAnswers'] ?? []), ...(rows['exerciseEntries'] ?? [])],
          course,
          locale,
        ),
        [texts.readMeName]: texts.readMe,
      },
      now,
    );
    return {
      fileName: `${texts.fileName}-${now.toISOString().slice(0, 10)}.zip`,
      zipBase64: Buffer.from(packed).toString('base64'),
    };
  });
