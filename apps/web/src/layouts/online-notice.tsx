import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../lib/live-region.tsx';
import { useOnline } from '../lib/online.ts';

type OnlineNoticeProps = {
  readonly keepsNights?: boolean;
};

export function OnlineNotice({ keepsNights = false }: OnlineNoticeProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? t`De nouveau en ligne.` : t`Vous êtes hors ligne.`);
  }, [isOnline, t]);
  if (isOnline) return null;
  return (
    <p
      data-screen-only
      className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-small"
    >
      <CloudOff aria-hidden className="size-5 shrink-0" />
      {keepsNights ? (
        <Trans>
          Vous êtes hors ligne. Vous pouvez noter vos nuits : elles seront envoyées dès que la
          connexion reviendra.
        </Trans>
      ) : (
        <Trans>Vous êtes hors ligne. Vous pouvez lire ce qui est à l’écran.</Trans>
      )}
    </p>
  );
}
