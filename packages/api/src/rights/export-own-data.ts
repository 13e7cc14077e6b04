import { strToU8, zipSync } from 'fflate';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import { userExportProcedure } from '../trpc.ts';
import { answersCsv, exercisesText, nightsCsv } from './own-data-files.ts';
import { OWN_DATA_TEXTS } from './own-data-texts.ts';
import { ownRowsSchema, readOwnRows } from './record/read-own-rows.ts';

/**
 * Everything that the site keeps about the person who asks, at once, as a ZIP: `donnees.json` with
 * its schema, `nuits.csv`, `questionnaires.csv`, `exercices.md`, `LISEZMOI.txt`. One snapshot.
 * @throws CONFIRM_IDENTITY
 * @decision D58 D62
 */
export const exportOwnData = userExportProcedure
  .output(z.object({ fileName: z.string(), zipBase64: z.string() }))
  .mutation(async ({ ctx }) => {
    const { actor, course, questionnaires, locale, now } = ctx;
    const rows = await inTransaction(ctx.db, async (tx) => {
      await audit(tx, ctx, { subjectUserId: actor.userId, objectType: 'ownData' });
      return readOwnRows(tx, actor.userId);
    });
    const submissions = [
      ...(rows['questionnaireAnswers'] ?? []),
      ...(rows['abandonmentAnswers'] ?? []),
    ];
    const data = { exportedAt: now.toISOString(), schema: ownRowsSchema(), donnees: rows };
    const files = {
      'donnees.json': JSON.stringify(data, null, 2),
      'nuits.csv': nightsCsv(rows['diaryDays'] ?? []),
      'questionnaires.csv': answersCsv(submissions, questionnaires, locale),
      'exercices.md': exercisesText(rows['exerciseAnswers'] ?? [], course, locale),
      'LISEZMOI.txt': OWN_DATA_TEXTS[locale].readMe,
    };
    const packed = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { mtime: now },
    );
    return {
      fileName: `${OWN_DATA_TEXTS[locale].fileName}-${now.toISOString().slice(0, 10)}.zip`,
      zipBase64: Buffer.from(packed).toString('base64'),
    };
  });
