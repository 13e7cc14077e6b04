import type { RouterInputs } from '@aube/api';
import type { FailedStanding } from '../standing.ts';

type SaveDay = RouterInputs['diary']['saveDay'];

export type SavedNight = {
  readonly personId: number;
  /** Date of the morning on which the night ends, which identifies the night. */
  readonly date: string;
  readonly dayId: number;
  readonly night: SaveDay['night'];
  /** Answers « C'est exact » of the person. */
  readonly confirmed: NonNullable<SaveDay['confirmed']>;
  /** Version of the server's night from which the changes started. */
  readonly version: number;
};

/** Input of the call that sends a night. */
export const saveDayOf = ({ dayId, date, night, confirmed, version }: SavedNight): SaveDay => ({
  day: { dayId, date },
  night,
  confirmed,
  version,
});

/** A saved night that the server does not have yet. @decision D66 */
export type KeptNight = SavedNight & {
  readonly standing: FailedStanding;
  /** Error code of the server when the night was refused. */
  readonly reason: string | null;
  /** Random id of this version of the night. */
  readonly writing: string;
};
