import { Trans } from '@lingui/react/macro';

/** « 8 sur 14 », which a screen reader reads better than « 8/14 ». */
export const OutOf = ({ part, whole }: { part: number; whole: number }) => (
  <span className="whitespace-nowrap">
    <Trans>
      {part} sur {whole}
    </Trans>
  </span>
);
