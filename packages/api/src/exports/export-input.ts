import type { z } from 'zod';
import { choice, flag, text, entityId, localDate } from '../primitives.ts';
import { CSV_DECIMALS, CSV_SEPARATORS } from '../csv-form.ts';
import { EXPORT_FILES } from './rules/dataset.ts';
import { participantFilters } from '../admin/record/participant-filters.ts';
import { ALERT_NATURES } from './rules/alert-natures.ts';

/**
 * The period is in whole days. Without an establishment, all of the caller's establishments are
 * meant.
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
  reason: text(500).optional(),
  separator: choice(CSV_SEPARATORS).optional(),
  decimal: choice(CSV_DECIMALS).optional(),
});

export type ExportInput = z.output<typeof exportInput>;
