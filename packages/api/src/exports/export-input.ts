import type { z } from 'zod';
import { choice, flag, text, entityId, localDate } from '../primitives.ts';
import { EXPORT_FILES } from './rules/dataset.ts';
import { participantFilters } from '../admin/record/participant-filters.ts';
import { ALERT_NATURES } from './rules/alert-natures.ts';

/**
 * Rows of a file: one establishment or all of the caller's, whole days of a period, and the people
 * of a filtered list.
 */
export const filtersInput = participantFilters.extend({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** For the alerts: only staff alerts, or only safety flags. */
  nature: choice(ALERT_NATURES).optional(),
});

/** Input of a file, at every door. */
export const exportInput = filtersInput.extend({
  file: choice(EXPORT_FILES),
  /** Adds the people's identity. */
  withIdentity: flag.default(false),
  /** Reason, for a file with identities. */
  reason: text(500).optional(),
});

export type ExportInput = z.output<typeof exportInput>;
