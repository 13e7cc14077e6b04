import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogoPicture } from '../../../../ui/logo-picture.tsx';
import { LogoGround } from './logo-ground.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Read = Extract<RouterOutputs['admin']['getSetting'], { kind: 'identity' }>;
type Identity = NonNullable<Read['draft']>['preview']['fr'];

export function IdentityPreview({ preview, lang, heading: Heading }: PreviewProps<Identity>) {
  const { i18n } = useLingui();
  const { name, signature, logos } = preview;
  const isShown = name !== null || logos.length > 0;
  const band = (isNight: boolean) => (
    <LogoGround ground={isNight ? 'night' : 'day'}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {logos.map((each) => (
          <LogoPicture
            key={each.name}
            {...each}
            alt={each.name}
            className="h-8"
            ground={isNight ? 'night' : 'day'}
          />
        ))}
        {name !== null && <p className="min-w-0 wrap-break-word">{name}</p>}
      </div>
    </LogoGround>
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
