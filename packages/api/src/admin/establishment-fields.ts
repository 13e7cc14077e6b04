import { z } from 'zod';
import { text, whole } from '../primitives.ts';
import {
  ESTABLISHMENT_FIELDS,
  isEstablishmentName,
  isReferenceCode,
  toEstablishmentName,
  toReferenceCode,
} from './rules/establishment-fields.ts';

const { nameMaxLength, referenceCodeMaxLength, retentionMonths } = ESTABLISHMENT_FIELDS;

/** What an administrator writes about an establishment. @decision D43 D63 */
export const establishmentFields = z.object({
  name: text(nameMaxLength).pipe(
    z.string().refine(isEstablishmentName, { error: 'notAName' }).transform(toEstablishmentName),
  ),
  referenceCode: text(referenceCodeMaxLength).pipe(
    z
      .string()
      .refine(isReferenceCode, { error: 'referenceCodeMalformed' })
      .transform(toReferenceCode),
  ),
  /** « conservation_mois »: left out, it stays, and is 60 to begin with. */
  retentionMonths: whole(retentionMonths.least, retentionMonths.most).optional(),
});

/** An establishment (« etablissement ») as every door answers it. @decision D43 */
export const establishmentOutput = z.object({
  establishmentId: z.number(),
  name: z.string(),
  /** « code_reference »: what registration asks for. */
  referenceCode: z.string(),
  /** « conservation_mois »: how long after their last activity people are listed for erasure. */
  retentionMonths: z.number(),
  version: z.number(),
});
export type Establishment = z.infer<typeof establishmentOutput>;
