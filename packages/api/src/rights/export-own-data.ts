import { setImmediate } from 'node:timers/promises';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { countTries } from '../count-tries.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inSnapshot } from '../transaction.ts';
import { userExportProcedure } from '../trpc.ts';
import { answersCsv, HEALTH_CHANGE, exercisesText, nightsCsv } from './own-data-files.ts';
import { OWN_DATA_TEXTS } from './own-data-texts.ts';
import { readOwnRows, ownRowsSchema } from './record/read-own-rows.ts';

/**
 * Compresses large files in another thread, so that the server can answer other requests
 * meanwhile.
 */
function packFiles(files: Readonly<Record<string, string>>, mtime: Date): Promise<Uint8Array> {
  const named: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return new Promise((resolve, reject) => {
    zip(named, { mtime }, (fault, packed) => (fault ? reject(fault) : resolve(packed)));
  });
}

const ROWS_AT_ONCE = 500;

/** Writes a few hundred rows at a time, so that a long audit log does not block other requests. */
async function writeOwnRows(
  tables: Readonly<Record<string, readonly object[]>>,
  exportedAt: Date,
): Promise<string> {
  const written: string[] = [];
  for (const [name, rows] of Object.entries(tables)) {
    const lines: string[] = [];
    for (const [index, row] of rows.entries()) {
      lines.push(`      ${JSON.stringify(row)}`);
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    }
    const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n    ]`;
    written.push(`    ${JSON.stringify(name)}: ${list}`);
  }
  return [
    '{',
    `  "exportedAt": ${JSON.stringify(exportedAt)},`,
    `  "schema": ${JSON.stringify(ownRowsSchema())},`,
    `  "donnees": {\n${written.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
}

/**
 * Exports all data that the site stores about the caller, as a ZIP from one snapshot.
 * @throws CONFIRM_IDENTITY; TOO_MANY_REQUESTS after ten exports in an hour
 * @decision D58 D62 rights-and-roles#own-data
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
      fileName: `${texts.fileName}-${localDateAt(now, actor.timeZone)}.zip`,
      zipBase64: Buffer.from(packed).toString('base64'),
    };
  });
