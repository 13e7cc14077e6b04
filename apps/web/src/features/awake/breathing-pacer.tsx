import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { playTone, type Tone, wakeTones } from '../../lib/soft-tones.ts';
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts';
import { useScreenAwake } from '../../lib/use-screen-awake.ts';
import { breathAt, type BreathPhase, breathSeconds } from './breath.ts';
import { GuideControls, SoundChoice } from './guide-controls.tsx';

const tones: Record<BreathPhase, Tone> = {
  in: { from: 174, to: 220, seconds: breathSeconds.in, loudness: 0.06 },
  out: { from: 220, to: 174, seconds: breathSeconds.out, loudness: 0.06 },
};

type BreathingPacerProps = {
  readonly minutes?: number;
};

/** @decision D72 */
export function BreathingPacer({ minutes }: BreathingPacerProps) {
  const { t } = useLingui();
  const id = useId();
  const elapsed = useElapsedSeconds(minutes === undefined ? undefined : minutes * 60);
  const { running, seconds } = elapsed;
  const isRunning = running === 'running';
  const phase = breathAt(seconds);
  const isIn = isRunning && phase === 'in';
  useScreenAwake(isRunning);

  const [isSounding, setSounding] = useState(false);
  useEffect(
    () => (isRunning && isSounding ? playTone(tones[phase]) : undefined),
    [isRunning, isSounding, phase],
  );

  const Heading = minutes === undefined ? 'h2' : 'h3';
  const time = minutes && t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  const left = minutes === undefined ? 0 : Math.ceil((minutes * 60 - seconds) / 60);
  return (
    <section aria-labelledby={id} className="breathing-pacer mt-12 text-center">
      <Heading id={id} className="text-lead">
        {minutes === undefined ? (
          <Trans>Respirer doucement</Trans>
        ) : (
          <Trans>Respirer doucement, {time}</Trans>
        )}
      </Heading>
      <div aria-hidden className="my-6 grid h-56 place-items-center" data-screen-only>
        <div
          className={`size-48 rounded-full border-2 border-accent bg-sunken transition-transform ease-in-out motion-reduce:scale-75 motion-reduce:transition-none ${
            isIn ? 'scale-100 duration-[4s]' : 'scale-50 duration-[6s]'
          }`}
        />
      </div>
      <p className="min-h-8 text-lead" aria-live="polite" data-screen-only>
        {isRunning && <span>{isIn ? <Trans>Inspirez</Trans> : <Trans>Expirez</Trans>}</span>}
        {running === 'paused' && (
          <span>
            <Trans>Exercice en pause</Trans>
          </span>
        )}
        {running === 'done' && (
          <span>
            <Trans>C’est fini. Reprenez votre souffle habituel avant de vous lever.</Trans>
          </span>
        )}
      </p>
      {minutes !== undefined && (isRunning || running === 'paused') && (
        <p className="text-small text-ink-soft" data-screen-only>
          {t`${plural(left, { one: 'Il reste environ # minute', other: 'Il reste environ # minutes' })}`}
        </p>
      )}
      <GuideControls elapsed={elapsed} onStart={wakeTones} />
      <div className="mx-auto mt-4 w-fit text-left" data-screen-only>
        <SoundChoice isSounding={isSounding} onChange={setSounding}>
          <Trans>Entendre un son doux avec le souffle</Trans>
        </SoundChoice>
      </div>
    </section>
  );
}
