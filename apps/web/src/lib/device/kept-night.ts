import type { RouterInputs } from '@aube/api';

type SaveDay = RouterInputs['diary']['saveDay'];

/** A night that its person saved and the server has not taken yet. @decision D66 */
export type KeptNight = {
  readonly personId: number;
  /** The morning on which it ended: it names the night. */
  readonly date: string;
  readonly dayId: number;
  readonly night: SaveDay['night'];
  /** What the person answered « C'est exact ». */
  readonly confirmed: NonNullable<SaveDay['confirmed']>;
  /** The version that its writing began from. */
  readonly version: number;
  /** `toCompare`: another device saved this night meanwhile. `refused`: the server will not take it. */
  readonly standing: 'waiting' | 'toCompare' | 'refused';
  /** Why it was refused, as a code of the server's. */
  readonly reason: string | null;
  /** Tells one writing of a night from the next. */
  readonly writing: string;
};
