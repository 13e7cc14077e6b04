import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/live-region.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { Notice } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FieldHelp } from '../../../ui/field.tsx';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onDone: () => void;
};

/**
 * The codes are shown only once, so the person first confirms that the codes are saved.
 * @decision D57
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isCopied, setCopied] = useState(false);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const [isKept, setKept] = useState(false);
  const [hasTried, setTried] = useState(false);
  useLeaveWarning(true);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
      setCopyRefused(false);
      announce(t`Les codes sont copiés.`);
    } catch {
      setCopyRefused(true);
    }
  };
  const download = () => {
    saveFile(
      t`aube-codes-de-secours.txt`,
      new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    );
  };
  const goOn = () => {
    setTried(true);
    if (isKept) onDone();
    else document.getElementById('isKept')?.focus();
  };
  return (
    <section>
      <div ref={heading} tabIndex={-1}>
        <Notice kind="attention" title={<Trans>Gardez ces dix codes de secours</Trans>}>
          <Trans>
            Ils ne seront plus montrés. Si vous perdez votre téléphone, chacun remplace une fois le
            code de votre application. Si vous les perdez aussi, « Mon compte » vous en donne dix
            autres tant que vous pouvez vous connecter.
          </Trans>
        </Notice>
      </div>
      <ol
        className="my-6 list-inside list-decimal space-y-2 font-mono"
        aria-label={t`Codes de secours`}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div data-screen-only>
        <div className="flex flex-wrap gap-3">
          <Button kind={isKept ? 'secondary' : 'primary'} onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden className="size-5" /> : null}
            <span>{isCopied ? <Trans>Codes copiés</Trans> : <Trans>Copier les codes</Trans>}</span>
          </Button>
          <Button kind="secondary" onClick={download}>
            <Trans>Enregistrer dans un fichier</Trans>
          </Button>
          <Button kind="secondary" onClick={() => print()}>
            <Trans>Imprimer</Trans>
          </Button>
        </div>
        <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
          {isCopyRefused && <Trans>La copie n’a pas fonctionné. Notez les codes.</Trans>}
        </p>
        <div className="my-6">
          <div role="alert">
            <FieldHelp
              id="isKept"
              error={hasTried && !isKept && t`Gardez vos codes, puis cochez cette case`}
            />
          </div>
          <Choice
            type="checkbox"
            id="isKept"
            checked={isKept}
            aria-invalid={hasTried && !isKept ? true : undefined}
            aria-describedby={hasTried && !isKept ? 'isKept-error' : undefined}
            onChange={({ target }) => setKept(target.checked)}
          >
            <Trans>Mes codes sont en lieu sûr</Trans>
          </Choice>
        </div>
        <Button kind={isKept ? 'primary' : 'secondary'} onClick={goOn}>
          <Trans>Continuer</Trans>
        </Button>
      </div>
    </section>
  );
}
