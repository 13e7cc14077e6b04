import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

type ReadOnTapProps = {
  readonly figures: ReactNode;
  readonly children: ReactNode;
};

/** A picture that shows its figures on tap or focus; Escape hides them. */
export function ReadOnTap({ figures, children }: ReadOnTapProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="relative">
        {children}
        <button
          type="button"
          aria-label={t`Lire cette nuit en chiffres`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={id}
          data-screen-only
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          className="absolute inset-0 cursor-pointer rounded-control"
        />
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {figures}
      </div>
    </>
  );
}
