import type { z } from 'zod';
import { choice, flag, text, entityId, localDate } from '../primitives.ts';
import { EXPORT_FILES } from './rules/dataset.ts';
import { participantFilters } from '../admin/record/participant-filters.ts';
import { ALERT_NATURES } from './rules/alert-natures.ts';

/**
 * Filters of a file: one establishment or all of the caller's establishments, a period of whole
 * days, and the filters of a list of participants.
 */
export const filtersInput = participantFilters.extend({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  nature: choice(ALERT_NATURES).optional(),
});

export const exportInput = filtersInput.extend({
  file: choice(EXPORT_FILES),
  withIdentity: flag.default(false),
  /** Required for a file with identities. */
  reason: text(500).optional(),
});

export type ExportInput = z.output<typeof exportInput>;
