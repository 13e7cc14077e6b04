import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '../../../lib/live-region.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { Notice } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onDone: () => void;
};

/**
 * The recovery codes are shown only once. Leaving the page asks for a confirmation.
 * @decision D57
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  useLeaveWarning(true);
  const copy = () => {
    const copied = navigator.clipboard.writeText(codes.join('\n'));
    copied.then(
      () => announce(t`Les codes sont copiés.`),
      () => announce(t`La copie n’a pas fonctionné. Notez les codes.`),
    );
  };
  const download = () => {
    saveFile(
      t`aube-codes-de-secours.txt`,
      new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    );
  };
  return (
    <section>
      <Notice kind="attention" title={<Trans>Gardez ces dix codes de secours</Trans>}>
        <Trans>
          Ils ne seront plus montrés. Si vous perdez votre téléphone, chacun remplace une fois le
          code de votre application. Si vous les perdez aussi, « Mon compte » vous en donne dix
          autres tant que vous pouvez vous connecter.
        </Trans>
      </Notice>
      <ol
        className="my-6 grid list-inside list-decimal grid-cols-1 gap-x-8 gap-y-2 font-mono sm:grid-cols-2"
        aria-label={t`Codes de secours`}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3" data-screen-only>
        <Button onClick={onDone}>
          <Trans>J’ai mis mes codes en lieu sûr</Trans>
        </Button>
        <Button kind="secondary" onClick={copy}>
          <Trans>Copier</Trans>
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          <Trans>Imprimer</Trans>
        </Button>
        <Button kind="secondary" onClick={download}>
          <Trans>Télécharger</Trans>
        </Button>
      </div>
    </section>
  );
}
