import type { RouterInputs } from '@aube/api';
import type { FailedStanding } from '../standing.ts';

type SaveDay = RouterInputs['diary']['saveDay'];

export type SavedNight = {
  readonly personId: number;
  /** Date of the morning on which the night ends. */
  readonly date: string;
  readonly dayId: number;
  readonly night: SaveDay['night'];
  /** Questions that the person answered with « C'est exact ». */
  readonly confirmed: NonNullable<SaveDay['confirmed']>;
  readonly version: number;
};

export const saveDayOf = ({ dayId, date, night, confirmed, version }: SavedNight): SaveDay => ({
  day: { dayId, date },
  night,
  confirmed,
  version,
});

/** @decision D66 */
export type KeptNight = SavedNight & {
  readonly standing: FailedStanding;
  readonly reason: string | null;
  readonly writing: string;
};
