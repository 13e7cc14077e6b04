import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, PencilLine } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { DraftState } from '../../../lib/draft-types.ts';

/** The save state in a word; it changes too often to be announced. */
export function DraftWords({ state }: { state: DraftState<unknown> }) {
  const { Icon, words } = useDraftWords(state);
  return (
    <p className="flex min-h-6 items-start gap-2 text-small text-ink-soft">
      {words && <Icon aria-hidden className="mt-0.5 size-[1.15em] shrink-0" strokeWidth={2.25} />}
      {words}
    </p>
  );
}

function useDraftWords(state: DraftState<unknown>) {
  const dates = useDates();
  const errorText = useErrorText();
  switch (state.kind) {
    case 'kept': {
      const time = state.at && dates.clock(state.at);
      return { Icon: Check, words: time && <Trans>Réponses gardées à {time}</Trans> };
    }
    case 'pending':
      return { Icon: PencilLine, words: <Trans>Enregistrement…</Trans> };
    case 'waiting':
      if (state.fault.httpStatus === 429) break;
      return {
        Icon: CloudOff,
        words: (
          <Trans>
            Le site ne répond pas. Vos réponses restent sur cette page et partiront dès que la
            connexion reviendra : vous pouvez continuer.
          </Trans>
        ),
      };
    case 'none':
      return { Icon: Check, words: null };
    case 'refused':
    case 'conflict':
  }
  return { Icon: CloudOff, words: errorText(state.fault) };
}
