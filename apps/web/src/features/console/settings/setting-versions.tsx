import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { ChangeWords } from './change-words.tsx';
import type { SettingRead } from './use-setting-draft.ts';

type SettingVersionsProps = {
  readonly versions: SettingRead['versions'];
  readonly onRestored: () => void;
};

export function SettingVersions({ versions, onRestored }: SettingVersionsProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const restore = trpc.admin.restoreSetting.useMutation({
    onSuccess: ({ number }) => {
      announce(t`La version ${number} est en vigueur.`);
      onRestored();
      void utils.admin.listSettings.invalidate();
      void utils.programme.invalidate();
      void utils.questionnaires.invalidate();
    },
  });
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-(--container-page)">
      <h2 id="versions" className="mb-4 text-lead">
        <Trans>Versions publiées</Trans>
      </h2>
      <CallError call={restore} />
      {versions.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Rien n’a encore été publié ici.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {versions.map(({ settingId, number, isInForce, publishedAt, publishedBy }) => (
          <li
            key={settingId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3"
          >
            <p>
              <ChangeWords
                said={<Trans>Version {number}</Trans>}
                at={publishedAt}
                by={publishedBy}
              />
            </p>
            {isInForce ? (
              <p className="font-medium text-ok">
                <Trans>En vigueur</Trans>
              </p>
            ) : (
              <Button
                kind="secondary"
                className="py-2"
                busy={restore.isPending}
                onClick={() => restore.mutate({ settingId })}
              >
                <Trans>
                  Remettre cette version<span className="sr-only"> ({number})</span>
                </Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
