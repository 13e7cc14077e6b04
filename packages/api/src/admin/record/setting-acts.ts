import type { Transaction } from '@aube/db';
import { audit, type Acting } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { SITE_SETTING, type Slot } from './site-settings.ts';

/**
 * Writes an audit row about a setting. The row leaves out the texts, because each version is stored
 * anyway.
 */
export const auditSetting = (
  tx: Transaction,
  who: Acting & { actor: { userId: number | null } },
  { kind, establishmentId }: Slot,
  after: Record<string, unknown> = {},
) =>
  audit(tx, who, {
    objectType: SITE_SETTING,
    objectId: kind,
    after: { establishmentId, ...after },
  });

/**
 * Reads the published settings now. A failure is ignored, because each server reads them again
 * within five seconds.
 */
export const lookAtOnce = (ctx: Pick<Context, 'lookAtSettings'>) =>
  ctx.lookAtSettings().catch(() => undefined);
