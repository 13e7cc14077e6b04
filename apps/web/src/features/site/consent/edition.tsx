import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { keptContent } from '../use-page.ts';

/** Version of the consent, saved with each agreement. @decision D62 */
export function Edition() {
  const { data } = trpc.rights.getConsent.useQuery(undefined, keptContent);
  if (!data) return null;
  const { version, publishedOn } = data;
  return (
    <p className="mt-8 text-ink-soft">
      <Trans>
        Version {version}, publiée le {publishedOn}.
      </Trans>
    </p>
  );
}
