import type { z } from 'zod';
import { choice, flag, text } from '../primitives.ts';
import { filtersInput } from './filters-input.ts';
import { EXPORT_FILES } from './rules/dataset.ts';

/** Input of a file, at every door. */
export const exportInput = filtersInput.extend({
  file: choice(EXPORT_FILES),
  /** Adds the people's identity. */
  withIdentity: flag.default(false),
  /** Reason, for a file with identities. */
  reason: text(500).optional(),
});

export type ExportInput = z.output<typeof exportInput>;
