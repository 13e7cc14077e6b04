import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { isSecondPress } from '../../lib/double-click.ts';
import { wakeTones } from '../../lib/soft-tones.ts';
import type { Elapsed } from '../../lib/use-elapsed-seconds.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';

export function GuideControls({ elapsed, onStart }: { elapsed: Elapsed; onStart: () => void }) {
  const { running, pause, proceed, start, stop } = elapsed;
  const first = useRef<HTMLButtonElement>(null);
  const end = () => {
    first.current?.focus();
    stop();
  };
  const press = () => {
    if (running === 'running') {
      pause();
      return;
    }
    onStart();
    if (running === 'paused') proceed();
    else start();
  };
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      <Button
        ref={first}
        kind="secondary"
        onClick={({ nativeEvent }) => !isSecondPress(nativeEvent) && press()}
      >
        {running === 'idle' && (
          <span>
            <Trans>Commencer</Trans>
          </span>
        )}
        {running === 'running' && (
          <span>
            <Trans>Mettre en pause</Trans>
          </span>
        )}
        {running === 'paused' && (
          <span>
            <Trans>Continuer</Trans>
          </span>
        )}
        {running === 'done' && (
          <span>
            <Trans>Recommencer</Trans>
          </span>
        )}
      </Button>
      {(running === 'running' || running === 'paused') && (
        <Button kind="quiet" onClick={end}>
          <Trans>Arrêter</Trans>
        </Button>
      )}
    </div>
  );
}

type SoundChoiceProps = {
  readonly isSounding: boolean;
  readonly onChange: (isSounding: boolean) => void;
  readonly children: ReactNode;
};

export function SoundChoice({ isSounding, onChange, children }: SoundChoiceProps) {
  return (
    <Choice
      type="checkbox"
      quiet
      checked={isSounding}
      onChange={({ target }) => {
        wakeTones();
        onChange(target.checked);
      }}
    >
      {children}
    </Choice>
  );
}
