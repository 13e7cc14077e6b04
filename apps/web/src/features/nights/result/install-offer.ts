type Place = {
  /** True when the site runs from the home screen. */
  readonly isInstalled: boolean;
  /** True when the hint was closed once. */
  readonly isClosed: boolean;
  readonly isOwnDevice: boolean;
  /** True when the browser can ask to install the site. */
  readonly canPrompt: boolean;
  readonly isApple: boolean;
};

/**
 * Chooses how to offer installation: by the question of the browser, by a text when the browser
 * has no question (iPhone, iPad), or not at all.
 */
export function installOffer(place: Place): 'prompt' | 'words' | null {
  if (place.isInstalled || place.isClosed || !place.isOwnDevice) return null;
  if (place.canPrompt) return 'prompt';
  return place.isApple ? 'words' : null;
}

/** True for an iPhone or an iPad. An iPad reports a Mac with a touch screen. */
export function isAppleTouch(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
