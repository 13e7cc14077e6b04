import { classNames } from '../lib/class-names.ts';

type LogoPictureProps = {
  readonly logo: string;
  readonly nightLogo: string | null;
  readonly alt: string;
  readonly className: string;
};

const shape = 'w-auto max-w-36 object-contain';

/** A logo of the site. Without `nightLogo`, dark mode shows `logo` on a light plate. */
export function LogoPicture({ logo, nightLogo, alt, className }: LogoPictureProps) {
  if (nightLogo === null) {
    return (
      <img
        src={logo}
        alt={alt}
        width={40}
        height={40}
        className={classNames(
          shape,
          'p-0.5 not-print:in-data-[theme=night]:rounded-control not-print:in-data-[theme=night]:bg-ink-soft not-print:in-data-[theme=night]:brightness-75',
          className,
        )}
      />
    );
  }
  return (
    <>
      <img
        src={logo}
        alt={alt}
        width={40}
        height={40}
        className={classNames(shape, 'not-print:in-data-[theme=night]:hidden', className)}
      />
      <img
        src={nightLogo}
        alt={alt}
        width={40}
        height={40}
        className={classNames(shape, 'hidden not-print:in-data-[theme=night]:block', className)}
      />
    </>
  );
}
