import { LOGO_BOUNDS, logoSize } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '../../../../lib/live-region.tsx';
import { Button } from '../../../../ui/button.tsx';
import { describedBy, FieldFrame, fileInputClass } from '../../../../ui/field.tsx';
import { faultWords } from '../fault-words.ts';
import { LogoGround } from './logo-ground.tsx';

const SHRINK_FACTOR = 0.8;

/**
 * Fits the picture into the bounds of a logo.
 * @returns the PNG as base64; null for a file that is not a picture or stays too large
 */
async function drawLogo(file: File): Promise<string | null> {
  if (file.type !== 'image/png' && file.type !== 'image/webp') return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  for (let share = 1; ; share *= SHRINK_FACTOR) {
    const size = logoSize(picture, share);
    if (Math.min(size.width, size.height) < LOGO_BOUNDS.least) return null;
    Object.assign(canvas, size);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
    const png = canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
    if (png.length <= LOGO_BOUNDS.characters) return png;
  }
}

type PictureFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly ground: 'day' | 'night';
  readonly picture: string;
  readonly error: string | undefined;
  readonly onChange: (picture: string) => void;
};

export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, ground, picture, onChange } = props;
  const { i18n, t } = useLingui();
  const notALogo = i18n._(faultWords({ path: [], code: 'notALogo' }));
  const [isRefused, setIsRefused] = useState(false);
  const error = isRefused ? notALogo : props.error;
  // The form may have changed when the picture is drawn.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
    return () => {
      change.current = () => undefined;
    };
  });
  const take = async (file: File) => {
    const drawn = await drawLogo(file);
    setIsRefused(drawn === null);
    if (drawn === null) return announce(notALogo);
    change.current(drawn);
    announce(t`L’image est dans le formulaire.`);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {picture !== '' && (
        <div className="mb-3 flex flex-wrap items-center gap-4">
          <LogoGround ground={ground}>
            <img src={`data:image/png;base64,${picture}`} alt="" className="h-10 w-auto max-w-36" />
          </LogoGround>
          <Button kind="quiet" className="py-2" onClick={() => onChange('')}>
            <Trans>Retirer l’image</Trans>
            <span className="sr-only">{` ${label}`}</span>
          </Button>
        </div>
      )}
      <input
        type="file"
        id={id}
        accept="image/png,image/webp"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={fileInputClass}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again after « Retirer l’image ».
          event.target.value = '';
        }}
      />
    </FieldFrame>
  );
}
