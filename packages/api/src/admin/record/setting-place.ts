import { settingRules } from '@aube/content';
import type { Database } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../errors.ts';
import type { Slot } from './site-settings.ts';

/**
 * Establishment of a setting; null for the whole site.
 * @throws NOT_FOUND for an unknown establishment, or when only the site has this kind
 */
export async function findSettingPlace(db: Database, { kind, establishmentId }: Slot) {
  if (establishmentId === null) return null;
  if (settingRules(kind).scope === 'site') throw new AppError('NOT_FOUND');
  const [found] = await db
    .select({
      id: establishments.id,
      name: establishments.name,
      referenceCode: establishments.referenceCode,
    })
    .from(establishments)
    .where(eq(establishments.id, establishmentId));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
