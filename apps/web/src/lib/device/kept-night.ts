import type { RouterInputs } from '@aube/api';
import type { FailedStanding } from '../standing.ts';

type SaveDay = RouterInputs['diary']['saveDay'];

export type SavedNight = {
  readonly personId: number;
  /** The morning of its end: it names the night. */
  readonly date: string;
  readonly dayId: number;
  readonly night: SaveDay['night'];
  /** Answers « C'est exact » of the person. */
  readonly confirmed: NonNullable<SaveDay['confirmed']>;
  /** The version it began from. */
  readonly version: number;
};

/** The call that sends it. */
export const saveDayOf = ({ dayId, date, night, confirmed, version }: SavedNight): SaveDay => ({
  day: { dayId, date },
  night,
  confirmed,
  version,
});

/** A saved night that the server has not taken yet. @decision D66 */
export type KeptNight = SavedNight & {
  readonly standing: FailedStanding;
  /** Reason of a refusal, as a code of the server. */
  readonly reason: string | null;
  /** Tells one version of a night from the next. */
  readonly writing: string;
};
