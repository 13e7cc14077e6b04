import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, PencilLine } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DraftState } from '../draft/draft-types.ts';

/** Where what is answered stands, in a word; it changes too often to be read out. */
export function DraftWords({ state }: { state: DraftState }) {
  const { Icon, words } = useDraftWords(state);
  return (
    <p className="flex min-h-6 items-start gap-2 text-small text-ink-soft">
      {words && <Icon aria-hidden className="mt-0.5 size-[1.15em] shrink-0" strokeWidth={2.25} />}
      {words}
    </p>
  );
}

function useDraftWords({ status, keptAt, fault }: DraftState) {
  const dates = useDates();
  const errorText = useErrorText();
  switch (status) {
    case 'kept': {
      const time = keptAt && dates.clock(keptAt);
      return { Icon: Check, words: time && <Trans>Réponses gardées à {time}</Trans> };
    }
    case 'pending':
    case 'sending':
      return { Icon: PencilLine, words: <Trans>Enregistrement…</Trans> };
    case 'waiting':
      if (fault?.httpStatus === 429) return { Icon: CloudOff, words: errorText(fault) };
      return {
        Icon: CloudOff,
        words: (
          <Trans>
            Le site ne répond pas. Vos réponses restent sur cette page et partiront dès que la
            connexion reviendra : vous pouvez continuer.
          </Trans>
        ),
      };
    case 'refused':
      return { Icon: CloudOff, words: fault && errorText(fault) };
  }
}
