import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ShownPerson } from './use-chosen.ts';

type PersonResult = {
  readonly userId: number;
  readonly words: ReactNode;
  readonly isDone: boolean;
};

type ActDialogProps = {
  readonly title: ReactNode;
  readonly titleOnceDone: ReactNode;
  readonly people: readonly ShownPerson[];
  readonly children: ReactNode;
  readonly confirm: ReactNode;
  readonly run: () => void;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly results: readonly PersonResult[] | null;
  readonly undo?: ReactNode;
  /** The result of the undo. It stands in the place of the results. */
  readonly undone?: ReactNode;
  readonly onClose: () => void;
};

export function ActDialog({
  title,
  titleOnceDone,
  people,
  children,
  confirm,
  run,
  isBusy,
  error,
  results,
  undo,
  undone,
  onClose,
}: ActDialogProps) {
  const errorText = useErrorText();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (results) told.current?.focus();
  }, [results]);
  const done = results?.filter(({ isDone }) => isDone).length ?? 0;
  const nameOf = (userId: number) => people.find((each) => each.userId === userId)?.name ?? '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={results ? titleOnceDone : title}
      actions={
        results ? (
          <>
            <Button kind="secondary" onClick={onClose}>
              <Trans>Fermer</Trans>
            </Button>
            {undo}
          </>
        ) : (
          <>
            <Button busy={isBusy} onClick={run}>
              {confirm}
            </Button>
            <Button kind="secondary" onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
          </>
        )
      }
    >
      {undone ? (
        <output className="block font-medium">{undone}</output>
      ) : results ? (
        <>
          <p ref={told} tabIndex={-1} className="mb-3 font-medium">
            <span>
              <Plural
                value={done}
                _0="Fait pour personne"
                one="Fait pour # personne"
                other="Fait pour # personnes"
              />
            </span>
            {results.length > done && (
              <span>
                {' · '}
                <Plural
                  value={results.length - done}
                  one="rien pour # personne"
                  other="rien pour # personnes"
                />
              </span>
            )}
          </p>
          <ul className="divide-y divide-line">
            {results.map(({ userId, words }) => (
              <li key={userId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span className="font-medium">{nameOf(userId)}</span>
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        children
      )}
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {error ? errorText(faultOf(error)) : null}
      </p>
    </Dialog>
  );
}
