import { ContentFaultsError, type Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { answeredInstruments } from '@aube/db/schema';
import type { Services } from '../../context.ts';

export function instrumentsOf({ instruments }: Questionnaire) {
  return instruments.map(({ id, version, hash }) => ({ id, version: String(version), hash }));
}

/** Records that these instruments have answers, so that their content can no longer change. */
export async function noteAnswered(
  tx: Transaction,
  questionnaire: Questionnaire,
  now: Date,
): Promise<void> {
  await tx
    .insert(answeredInstruments)
    // Rows are inserted in sorted order, so that two submissions cause no deadlock.
    .values(
      instrumentsOf(questionnaire)
        .map((each) => ({ ...each, firstAnsweredAt: now }))
        .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
    )
    .onConflictDoNothing();
}

/**
 * Refuses to start when somebody edited the file of an answered instrument. A corrected text needs
 * a new version.
 * @throws ContentFaultsError
 */
export async function refuseEditedInstruments({
  db,
  questionnaires,
}: Pick<Services, 'db' | 'questionnaires'>): Promise<void> {
  const answered = await db.select().from(answeredInstruments);
  const faults = answered.flatMap(({ id, version, hash }) => {
    const present = questionnaires.instruments.find(
      (each) => each.id === id && String(each.version) === version,
    );
    return present && present.hash !== hash
      ? [`${id} version ${version} was answered, then edited: give the new wording a new version`]
      : [];
  });
  if (faults.length > 0) throw new ContentFaultsError(faults);
}
