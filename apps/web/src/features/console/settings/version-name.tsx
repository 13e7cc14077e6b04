import { Trans } from '@lingui/react/macro';

/** Version 0 is what the files of the site give. */
export const VersionName = ({ number }: { number: number }) =>
  number === 0 ? <Trans>version d’origine</Trans> : <Trans>version {number}</Trans>;
