import { establishments } from '@aube/db/schema';
import { z } from 'zod';
import { whole, lineText } from '../primitives.ts';
import {
  ESTABLISHMENT_FIELDS,
  isEstablishmentName,
  isReferenceCode,
  toEstablishmentName,
  toReferenceCode,
} from './rules/establishment-fields.ts';

const { nameMaxLength, referenceCodeMaxLength, retentionMonths } = ESTABLISHMENT_FIELDS;

/** @decision D43 D63 */
export const establishmentFields = z.object({
  name: lineText(nameMaxLength).pipe(
    z.string().refine(isEstablishmentName, { error: 'notAName' }).transform(toEstablishmentName),
  ),
  referenceCode: lineText(referenceCodeMaxLength).pipe(
    z
      .string()
      .refine(isReferenceCode, { error: 'referenceCodeMalformed' })
      .transform(toReferenceCode),
  ),
  /**
   * `conservation_mois`. When absent, a new establishment gets 60, and an existing establishment
   * keeps its value.
   */
  retentionMonths: whole(retentionMonths.least, retentionMonths.most).optional(),
});

/** @decision D43 */
export const establishmentOutput = z.object({
  establishmentId: z.number(),
  name: z.string(),
  referenceCode: z.string(),
  retentionMonths: z.number(),
  version: z.number(),
});
export type Establishment = z.infer<typeof establishmentOutput>;

export const establishmentColumns = {
  establishmentId: establishments.id,
  name: establishments.name,
  referenceCode: establishments.referenceCode,
  retentionMonths: establishments.retentionMonths,
  version: establishments.version,
};

export const ESTABLISHMENT = 'establishment';
