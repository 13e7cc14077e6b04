import type { z } from 'zod';
import { choice, flag, text } from '../primitives.ts';
import { filtersInput } from './filters-input.ts';
import { EXPORT_FILES } from './rules/dataset.ts';

/** What a file is asked for with, at every door. */
export const exportInput = filtersInput.extend({
  file: choice(EXPORT_FILES),
  /** Adds who the person is. */
  withIdentity: flag.default(false),
  /** Why, for a file with identities. */
  reason: text(500).optional(),
});

export type ExportInput = z.output<typeof exportInput>;
