import type { RouterOutputs } from '@aube/api';

export type Alert = RouterOutputs['questionnaires']['listAlerts'][number];
export type Flag = RouterOutputs['questionnaires']['listFlags'][number];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
