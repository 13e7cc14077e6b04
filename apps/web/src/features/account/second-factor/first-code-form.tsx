import type { RouterOutputs } from '@aube/api';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { type FieldMessages, useFormErrors } from '../../../lib/form-errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { CodeField } from './code-field.tsx';

const quietZone = 4;

type QrCodeProps = { readonly text: string; readonly label: string };

/** Dark on light in every theme, because cameras need this contrast. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: quietZone });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <figure>
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block size-56 max-w-full rounded-control bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}

type FirstCodeFormProps = {
  readonly shown: RouterOutputs['account']['beginSecondFactor'];
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

const messages: FieldMessages<{ code: string }> = {
  code: { required: msg`Entrez le code que votre application affiche` },
};

const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function FirstCodeForm({ shown, onConfirmed }: FirstCodeFormProps) {
  const { t } = useLingui();
  const confirm = trpc.account.confirmSecondFactor.useMutation();
  const { register, handleSubmit, formState } = useForm<{ code: string }>({
    shouldFocusError: false,
  });
  const errors = useFormErrors(messages, formState, confirm.error);
  const submit = handleSubmit(({ code }) =>
    confirm.mutate(
      { ticket: shown.ticket, code },
      { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) },
    ),
  );
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <ol className="mb-6 list-decimal space-y-5 pl-6">
        <li>
          <p className="mb-3">
            <Trans>
              Ouvrez une application de codes sur votre téléphone et numérisez ce code QR :
            </Trans>
          </p>
          <QrCode text={shown.uri} label={t`Code QR à lire avec votre application`} />
          <p className="mt-3 text-small text-ink-soft">
            <Trans>Si vous ne pouvez pas le numériser, entrez cette clé :</Trans>{' '}
            <code className="font-mono break-words text-ink select-all">
              {grouped(shown.secret)}
            </code>
          </p>
        </li>
        <li>
          <Trans>Entrez ici les six chiffres que l’application affiche.</Trans>
        </li>
      </ol>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          id="code"
          inputMode="numeric"
          error={errors.of('code')}
          {...register('code', { required: 'required' })}
        />
        <p className="mb-5">
          <Trans>
            À l’activation, vos sessions sur les autres appareils et vos jetons d’accès prennent
            fin.
          </Trans>
        </p>
        <Button type="submit" busy={confirm.isPending}>
          {confirm.isPending ? <Trans>Vérification…</Trans> : <Trans>Activer</Trans>}
        </Button>
      </form>
    </>
  );
}
