import { classNames } from '../lib/class-names.ts';

type LogoPictureProps = {
  readonly logo: string;
  readonly nightLogo: string | null;
  /** Points of `logo`. They reserve the place before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className: string;
  /** Ground under the logo: the one of the page's theme, or a fixed one in a preview. */
  readonly ground?: keyof typeof plates;
};

/** Light plate under a logo that has no picture for dark pages. */
const plates = {
  theme:
    'p-0.5 not-print:in-data-[theme=night]:rounded-control not-print:in-data-[theme=night]:bg-ink-soft',
  day: 'p-0.5',
  night: 'rounded-control bg-[#b1b3c4] p-0.5',
} as const;

/** A logo of the site. Without `nightLogo`, dark mode shows `logo` on a light plate. */
export function LogoPicture(props: LogoPictureProps) {
  const { logo, nightLogo, width, height, alt, className, ground = 'theme' } = props;
  const picture = (src: string, look: string) => (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={classNames('w-auto max-w-36 object-contain', look, className)}
    />
  );
  if (nightLogo === null) return picture(logo, plates[ground]);
  if (ground !== 'theme') return picture(ground === 'night' ? nightLogo : logo, '');
  return (
    <>
      {picture(logo, 'not-print:in-data-[theme=night]:hidden')}
      {picture(nightLogo, 'hidden not-print:in-data-[theme=night]:block')}
    </>
  );
}
