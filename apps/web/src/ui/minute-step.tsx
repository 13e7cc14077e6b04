import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { buttonClass } from './button.tsx';

type MinuteStepProps = {
  readonly direction: -1 | 1;
  readonly describedBy?: string;
  readonly onStep: (direction: -1 | 1) => void;
};

export function MinuteStep({ direction, describedBy, onStep }: MinuteStepProps) {
  const { t } = useLingui();
  const Sign = direction < 0 ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={direction < 0 ? t`5 minutes plus tôt` : t`5 minutes plus tard`}
      aria-describedby={describedBy}
      className={buttonClass('secondary')}
      onClick={() => onStep(direction)}
    >
      <Sign aria-hidden className="size-5" />
    </button>
  );
}
