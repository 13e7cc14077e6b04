import type { NightFigure } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each figure in a table. */
export const figureNames: Readonly<Record<NightFigure, MessageDescriptor>> = {
  lightsOutTime: msg`Extinction`,
  sleepOnsetLatencyMinutes: msg`Endormissement`,
  awakenings: msg`Éveils`,
  wakeAfterSleepOnsetMinutes: msg`Durée des éveils`,
  finalWakeUpTime: msg`Réveil final`,
  outOfBedTime: msg`Lever`,
};
