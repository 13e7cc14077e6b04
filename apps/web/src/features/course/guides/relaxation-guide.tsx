import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { classNames } from '../../../lib/class-names.ts';
import { playTone, wakeTones } from '../../../lib/soft-tones.ts';
import { useElapsedSeconds } from '../../../lib/use-elapsed-seconds.ts';
import { useScreenAwake } from '../../../lib/use-screen-awake.ts';
import { Button } from '../../../ui/button.tsx';
import { GuideControls, SoundChoice } from '../../awake/guide-controls.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { lengthOf, placeInSteps, startOf, type StepPlace } from './place-in-steps.ts';

type Relaxation = ElementOf<'relaxation'>;

const chime = (isRelease: boolean) => {
  const pitch = isRelease ? 392 : 523;
  return playTone({ from: pitch, to: pitch, seconds: 1.6, loudness: 0.12 });
};

/** @decision D72 */
export function RelaxationGuide({ relaxation: { steps } }: { relaxation: Relaxation }) {
  const { t } = useLingui();
  const id = useId();
  const length = lengthOf(steps);
  const elapsed = useElapsedSeconds(length);
  const { running, seconds } = elapsed;
  const isRunning = running === 'running';
  const isBegun = isRunning || running === 'paused';
  const place = placeInSteps(steps, seconds);
  useScreenAwake(isRunning);

  const [isSounding, setSounding] = useState(true);
  const [index, phase] = [place?.index ?? null, place?.phase ?? 'end'];
  const isHeard = isSounding && (isRunning || running === 'done');
  const beat = isHeard ? `${phase} ${index}` : null;
  const heard = useRef<string | null>(null);
  useEffect(() => {
    // No bell rings when the person resumes in the middle of a phase.
    if (!beat || beat === heard.current) return undefined;
    heard.current = beat;
    return chime(beat.startsWith('release'));
  }, [beat]);

  const minutes = Math.round(length / 60);
  const time = t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  return (
    <section
      aria-labelledby={id}
      className="relaxation my-8 rounded-card border border-edge bg-raised px-5 pt-4.5 pb-6"
    >
      <h3 id={id} className="text-lead">
        <Trans>Relaxation guidée, {time}</Trans>
      </h3>
      <div className="text-center" data-screen-only>
        <div aria-live="polite" className="mt-4 grid min-h-24 content-center gap-1">
          {isBegun && place && <NowAt relaxation={steps} place={place} />}
          {running === 'done' && (
            <p className="text-lead">
              <Trans>C’est fini. Prenez votre temps pour vous lever.</Trans>
            </p>
          )}
        </div>
        {isBegun && place && (
          <>
            <progress
              aria-hidden
              className="mt-3 h-2 w-full max-w-80 accent-accent"
              value={seconds}
              max={length}
            />
            <p className="mt-1 text-small text-ink-soft">
              <Left seconds={length - seconds} isPaused={running === 'paused'} />
            </p>
          </>
        )}
        <GuideControls elapsed={elapsed} onStart={wakeTones} />
        {isBegun && place && (
          <Button
            kind="quiet"
            className="mt-2"
            onClick={(event) => {
              const guide = event.currentTarget.closest('section');
              elapsed.moveTo(startOf(steps, place.index + 1));
              catchFocus(() => guide?.querySelector('button'));
            }}
          >
            <Trans>Passer cette étape</Trans>
          </Button>
        )}
        <div className="mx-auto mt-3 w-fit text-left">
          <SoundChoice isSounding={isSounding} onChange={setSounding}>
            <Trans>Entendre une cloche à chaque étape</Trans>
          </SoundChoice>
        </div>
      </div>
      <ol className="mt-5 grid list-decimal gap-2 pl-7">
        {steps.map(({ title, text }, at) => {
          const isNow = isBegun && at === index;
          return (
            <li
              key={title}
              aria-current={isNow ? 'step' : undefined}
              className={classNames(
                'rounded-control px-2 py-1 marker:text-accent-ink',
                isNow && 'bg-sunken',
              )}
            >
              <strong>{title}</strong> · {text}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type NowAtProps = {
  readonly relaxation: Relaxation['steps'];
  readonly place: StepPlace;
};

function NowAt({ relaxation, place: { index, phase } }: NowAtProps) {
  const step = relaxation[index];
  if (!step) return null;
  return (
    <>
      <p className="text-lead font-medium">
        <span>{step.title}</span>
        {phase === 'tighten' && (
          <span>
            {' · '}
            <Trans>Serrez</Trans>
          </span>
        )}
        {phase === 'release' && (
          <span>
            {' · '}
            <Trans>Relâchez</Trans>
          </span>
        )}
      </p>
      <p>
        {phase === 'release' ? (
          <Trans>Remarquez ce qui change, sans faire d’effort.</Trans>
        ) : (
          step.text
        )}
      </p>
    </>
  );
}

function Left({ seconds, isPaused }: { seconds: number; isPaused: boolean }) {
  const { t } = useLingui();
  const minutes = Math.ceil(seconds / 60);
  if (isPaused) return <Trans>Exercice en pause</Trans>;
  return t`${plural(minutes, { one: 'Il reste environ # minute', other: 'Il reste environ # minutes' })}`;
}
