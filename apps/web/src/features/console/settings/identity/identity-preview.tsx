import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'identity' }>;
type Identity = NonNullable<Read['draft']>['preview']['fr'];

export function IdentityPreview({ preview, lang, heading: Heading }: PreviewProps<Identity>) {
  const { i18n } = useLingui();
  const { name, signature, logos } = preview;
  const isShown = name !== null || logos.length > 0;
  const band = (isNight: boolean) => (
    <div
      className={
        isNight
          ? 'rounded-control bg-[#131526] p-3 text-[#e5ddd0]'
          : 'rounded-control border border-line bg-[#f7f2ea] p-3 text-[#21243f]'
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {logos.map((each) => (
          <img
            key={each.name}
            src={isNight ? (each.nightLogo ?? each.logo) : each.logo}
            alt={each.name}
            className={
              isNight && each.nightLogo === null
                ? 'h-8 w-auto max-w-36 rounded-control bg-[#b1b3c4] p-0.5 brightness-75'
                : 'h-8 w-auto max-w-36'
            }
          />
        ))}
        {name !== null && <p className="min-w-0 wrap-break-word">{name}</p>}
      </div>
    </div>
  );
  return (
    <div className="grid gap-3">
      <Heading lang={i18n.locale} className="font-bold">
        <Trans>En haut des pages</Trans>
      </Heading>
      {isShown ? (
        <div lang={lang} className="grid gap-3">
          {band(false)}
          {band(true)}
        </div>
      ) : (
        <p lang={i18n.locale} className="text-ink-soft">
          <Trans>Aube seulement</Trans>
        </p>
      )}
      <Heading lang={i18n.locale} className="mt-2 font-bold">
        <Trans>Dans les courriels</Trans>
      </Heading>
      <p lang={i18n.locale}>
        <Trans>
          De : <span lang={lang}>{name ?? 'Aube'}</span>
        </Trans>
      </p>
      <p lang={lang}>{signature ?? (lang === 'fr' ? 'L’équipe d’Aube' : 'The Aube team')}</p>
    </div>
  );
}
