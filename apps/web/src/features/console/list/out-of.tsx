import { Trans } from '@lingui/react/macro';

/** The text is « 8 sur 14 », because screen readers read « 8/14 » badly. */
export const OutOf = ({ part, whole }: { part: number; whole: number }) => (
  <span className="whitespace-nowrap">
    <Trans>
      {part} sur {whole}
    </Trans>
  </span>
);
