import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize, Minimize, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useOnline } from '../../../lib/online.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import type { Video } from '../use-modules.ts';
import { usePlayer, usePlayerState } from './use-player.ts';
import { videoTime } from './video-time.ts';
import type { Locale } from '../../../lib/locale.ts';

export type CaptionChoice = 'page' | Locale | 'none';

const rates = [0.75, 1, 1.25, 1.5];

type PlayerControlsProps = {
  readonly isWaiting: boolean;
  readonly captions: Video['captions'];
  readonly choice: CaptionChoice;
  readonly onChoose: (choice: CaptionChoice) => void;
};

export function PlayerControls({ isWaiting, captions, choice, onChoose }: PlayerControlsProps) {
  const { t, i18n } = useLingui();
  const player = usePlayer();
  const { isPaused, isFullScreen, canFillScreen, rate } = usePlayerState();
  const [PlayIcon, ScreenIcon] = [isPaused ? Play : Pause, isFullScreen ? Minimize : Maximize];
  return (
    <div className="player-panel">
      <SeekBar isWaiting={isWaiting} />
      <div className="flex flex-wrap items-center gap-1">
        <Button className="min-w-32" onClick={player.togglePlay}>
          <PlayIcon aria-hidden className="size-5" />
          {isPaused ? <Trans>Lecture</Trans> : <Trans>Pause</Trans>}
        </Button>
        <IconButton label={t`Reculer de 10 secondes`} onClick={player.back}>
          <RotateCcw aria-hidden className="size-5" />
          10
        </IconButton>
        <IconButton label={t`Avancer de 10 secondes`} onClick={player.forward}>
          <RotateCw aria-hidden className="size-5" />
          10
        </IconButton>
        {canFillScreen && (
          <IconButton
            className="ml-auto"
            label={isFullScreen ? t`Quitter le plein écran` : t`Plein écran`}
            onClick={player.toggleFullScreen}
          >
            <ScreenIcon aria-hidden className="size-6" />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 in-[:fullscreen]:hidden">
        <Choice
          label={t`Sous-titres`}
          value={choice}
          isShown={captions.length > 0}
          onChange={(value) => onChoose(value as CaptionChoice)}
        >
          {captions.map(({ language }) => (
            <option key={language} value={language} lang={language}>
              {language === 'fr' ? 'Français' : 'English'}
            </option>
          ))}
          <option value="none">{t`Aucun`}</option>
        </Choice>
        <Choice
          label={t`Vitesse`}
          value={String(rate)}
          onChange={(value) => player.setRate(Number(value))}
        >
          {rates.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? t`Normale` : `${i18n.number(each)} ×`}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  );
}

function SeekBar({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useLingui();
  const player = usePlayer();
  const isOnline = useOnline();
  const { seconds, durationSeconds } = usePlayerState();
  const phrase = (value: number) => {
    const minutes = plural(Math.floor(value / 60), { one: '# minute', other: '# minutes' });
    const rest = plural(Math.floor(value % 60), { one: '# seconde', other: '# secondes' });
    return t`${minutes} ${rest}`;
  };
  const length = phrase(durationSeconds);
  return (
    <div>
      <input
        type="range"
        className="m-0 block h-11 w-full cursor-pointer -outline-offset-3"
        min={0}
        max={Math.max(1, Math.floor(durationSeconds))}
        value={seconds}
        disabled={durationSeconds === 0}
        aria-label={t`Position dans les images`}
        aria-valuetext={t`${phrase(seconds)} sur ${length}`}
        onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span className="tabular-nums">
          {videoTime(seconds)} / {videoTime(durationSeconds)}
        </span>
        <output>
          {isWaiting &&
            (isOnline ? (
              <Trans>La suite se charge…</Trans>
            ) : (
              <Trans>
                Vous êtes hors ligne. La suite s’affichera dès que la connexion reviendra.
              </Trans>
            ))}
        </output>
      </p>
    </div>
  );
}

type IconButtonProps = {
  readonly label: string;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function IconButton({ label, className, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'icon-button min-h-12 min-w-12 gap-1 border border-edge px-1 sm:gap-2 sm:px-2.5',
        className,
      )}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly isShown?: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

function Choice({ label, value, isShown = true, onChange, children }: ChoiceProps) {
  const id = useId();
  if (!isShown) return null;
  return (
    <div>
      <label htmlFor={id} className="block text-small text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full rounded-control border border-edge bg-raised px-3 text-ink"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
