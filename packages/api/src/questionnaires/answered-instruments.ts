import type { Questionnaire, QuestionnaireLibrary } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { answeredInstruments } from '@aube/db/schema';

/** Which instruments asked, as it is kept with the answers. */
export function instrumentsOf({ instruments }: Questionnaire) {
  return instruments.map(({ id, version, hash }) => ({ id, version: String(version), hash }));
}

/** Notes that these instruments have answers now: from here on their content stands. */
export async function noteAnswered(
  tx: Transaction,
  questionnaire: Questionnaire,
  now: Date,
): Promise<void> {
  await tx
    .insert(answeredInstruments)
    // In one order everywhere, so that two submissions never wait for each other in a circle.
    .values(
      instrumentsOf(questionnaire)
        .map((each) => ({ ...each, firstAnsweredAt: now }))
        .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
    )
    .onConflictDoNothing();
}

/**
 * The answered instruments whose files say something else than when they were answered, as
 * sentences; a server does not start on one. A corrected wording is a new version.
 */
export async function editedInstruments(
  db: Database,
  { instruments }: QuestionnaireLibrary,
): Promise<string[]> {
  const answered = await db.select().from(answeredInstruments);
  return answered.flatMap(({ id, version, hash }) => {
    const present = instruments.find((each) => each.id === id && String(each.version) === version);
    return present && present.hash !== hash
      ? [
          `${id} version ${version} was answered and then edited: make it version ${Number(version) + 1}`,
        ]
      : [];
  });
}
