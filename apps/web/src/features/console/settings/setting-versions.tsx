import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeWords } from './change-words.tsx';
import type { SettingRead } from './use-setting-draft.ts';
import { VersionName } from './version-name.tsx';

type SettingVersionsProps = {
  readonly versions: SettingRead['versions'];
  /** A draft, or typed words, that an earlier version would replace. */
  readonly hasDraft: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: (number: number) => void;
};

export function SettingVersions({
  versions,
  hasDraft,
  isRestoring,
  onRestore,
}: SettingVersionsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<number | null>(null);
  const stop = () => setAsked(null);
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-(--container-page)">
      <h2 id="versions" className="mb-2 text-lead">
        <Trans>Versions</Trans>
      </h2>
      <p className="mb-4 text-ink-soft">
        <Trans>
          Une version remise devient le brouillon : vous la relisez, puis vous la publiez.
        </Trans>
      </p>
      <ul className="grid gap-3">
        {versions.map(({ number, isInForce, publishedAt, publishedBy }) => (
          <li
            key={number}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3 sm:flex-nowrap"
          >
            <p>
              <ChangeWords
                said={
                  <span className="inline-block first-letter:uppercase">
                    <VersionName number={number} />
                  </span>
                }
                at={publishedAt}
                by={publishedBy}
              />
            </p>
            {isInForce ? (
              <p className="shrink-0 font-medium text-ok">
                <Trans>En vigueur</Trans>
              </p>
            ) : (
              <Button
                kind="secondary"
                className="shrink-0 py-2"
                busy={isRestoring}
                onClick={() => (hasDraft ? setAsked(number) : onRestore(number))}
              >
                <Trans>
                  Remettre cette version
                  <span className="sr-only">
                    {' '}
                    (<VersionName number={number} />)
                  </span>
                </Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={asked !== null}
        onClose={stop}
        title={t`Remplacer le brouillon?`}
        actions={
          <>
            <Button
              onClick={() => {
                stop();
                if (asked !== null) onRestore(asked);
              }}
            >
              <Trans>Remplacer</Trans>
            </Button>
            <Button kind="quiet" onClick={stop}>
              <Trans>Garder le brouillon</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Ce qui n’est pas publié sera effacé. Le brouillon deviendra :{' '}
            <VersionName number={asked ?? 0} />.
          </Trans>
        </p>
      </Dialog>
    </section>
  );
}
