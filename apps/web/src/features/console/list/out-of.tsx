import { Trans } from '@lingui/react/macro';

/** « 8 sur 14 », which is read out as it is meant; « 8/14 » is not. */
export const OutOf = ({ part, whole }: { part: number; whole: number }) => (
  <span className="whitespace-nowrap">
    <Trans>
      {part} sur {whole}
    </Trans>
  </span>
);
