import type { Transaction } from '@aube/db';
import { audit, type Acting } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { SITE_SETTING, type Slot } from './site-settings.ts';

/** The log names the setting without its texts, because the stored versions have the texts. */
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

/** Ignores a failed look, because each server looks again within five seconds. */
export const lookAtOnce = (ctx: Pick<Context, 'lookAtSettings'>) =>
  ctx.lookAtSettings().catch(() => undefined);
