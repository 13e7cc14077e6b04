import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What one may do; without it, a single « Fermer ». */
  readonly actions?: ReactNode;
}

/** A native modal: the browser keeps the focus in, closes it on Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-[min(32rem,calc(100%-2rem))] overflow-auto rounded-card border border-line bg-raised p-6 text-ink backdrop:bg-[oklch(0.15_0.04_278/0.6)]"
    >
      <h2 id={titleId} className="mb-3 text-lead">
        {title}
      </h2>
      {isOpen && children}
      <div className="mt-6 flex flex-wrap gap-3">
        {actions ?? (
          <Button kind="secondary" onClick={onClose}>
            <Trans>Fermer</Trans>
          </Button>
        )}
      </div>
    </dialog>
  );
}
