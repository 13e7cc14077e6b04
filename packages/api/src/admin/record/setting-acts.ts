import type { Transaction } from '@aube/db';
import { audit, type Acting } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { SITE_SETTING, type Slot } from './site-settings.ts';

/** The log says which setting, not its texts: the versions have them. */
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

/** A look that fails is not a failed publication: each server looks again within five seconds. */
export const lookAtOnce = (ctx: Pick<Context, 'lookAtSettings'>) =>
  ctx.lookAtSettings().catch(() => undefined);
