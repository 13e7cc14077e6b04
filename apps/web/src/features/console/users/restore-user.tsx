import { isRestorable } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { focusHeading } from '../../../lib/use-arrival-focus.ts';
import type { UserRecord } from './user-words.ts';

type RestoreUserProps = {
  readonly user: Pick<UserRecord, 'userId' | 'firstName' | 'lastName' | 'deletedAt'>;
  readonly onRestored?: () => void;
};

/** @decision D55 */
export function RestoreUser({ user, onRestored }: RestoreUserProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [now] = useState(() => new Date());
  const { userId, deletedAt } = user;
  const name = nameOf(user);
  const restore = trpc.admin.restoreUser.useMutation({
    onSuccess: () => {
      announce(t`Compte restauré : ${name}`);
      onRestored?.();
      focusHeading();
      void utils.admin.invalidate();
    },
  });
  if (deletedAt !== null && !isRestorable(new Date(deletedAt), now)) {
    return <Trans>Le délai de 30 jours est passé</Trans>;
  }
  return (
    <>
      <Button
        kind="secondary"
        className="py-2"
        busy={restore.isPending}
        onClick={() => restore.mutate({ userId })}
      >
        <Trans>
          Restaurer<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      {restore.error && (
        <p role="alert" className="mt-2 max-w-80 font-medium whitespace-normal text-danger">
          {errorText(faultOf(restore.error))}
        </p>
      )}
    </>
  );
}
