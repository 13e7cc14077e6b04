import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { BesidePrimary, Button } from './button.tsx';
import { HeadingWords } from './heading-words.tsx';

type DialogProps = {
  readonly isOpen: boolean;
  readonly kind?: keyof typeof places;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

const places = {
  middle: 'm-auto max-h-[90dvh] w-[min(32rem,calc(100%-2rem))] rounded-card p-6',
  sheet: 'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none rounded-t-card px-4 pt-5 pb-4',
};

/** The browser closes a native modal dialog on Escape and restores the focus. */
export function Dialog({
  isOpen,
  kind = 'middle',
  onClose,
  title,
  children,
  actions,
}: DialogProps) {
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
      className={classNames(
        'overflow-auto border border-line bg-raised text-ink backdrop:bg-[oklch(0.15_0.04_278/0.6)]',
        places[kind],
      )}
    >
      <BesidePrimary value={false}>
        <h2 id={titleId} className="mb-3 text-lead">
          <HeadingWords>{title}</HeadingWords>
        </h2>
        {isOpen && children}
        <div
          className={classNames(
            'mt-6 flex flex-wrap gap-3',
            kind === 'sheet' && 'sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-raised p-4',
          )}
        >
          {actions ?? (
            <Button kind="secondary" onClick={onClose}>
              <Trans>Fermer</Trans>
            </Button>
          )}
        </div>
      </BesidePrimary>
    </dialog>
  );
}
