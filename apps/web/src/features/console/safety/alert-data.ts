import type { RouterOutputs } from '@aube/api';
import type { Charge } from '../charge/charge-actions.tsx';

export type Alert = RouterOutputs['questionnaires']['listAlerts'][number];
export type Flag = RouterOutputs['questionnaires']['listFlags'][number];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

export const chargeOf = ({ acknowledgedAt, acknowledgedBy, undoableUntil }: Alert): Charge | null =>
  acknowledgedAt === null ? null : { by: acknowledgedBy ?? '', at: acknowledgedAt, undoableUntil };
