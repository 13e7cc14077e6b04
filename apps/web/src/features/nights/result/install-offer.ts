/** The browser's state after a save. */
type Place = {
  /** The site runs from the home screen. */
  readonly isInstalled: boolean;
  /** The hint was closed once. */
  readonly isClosed: boolean;
  /** The person said that the device is theirs. */
  readonly isOwnDevice: boolean;
  /** The browser offers its own question. */
  readonly canPrompt: boolean;
  readonly isApple: boolean;
};

/**
 * Offers installation by the browser's own question, in words where there is none (iPhone, iPad),
 * or not at all.
 */
export function installOffer(place: Place): 'prompt' | 'words' | null {
  if (place.isInstalled || place.isClosed || !place.isOwnDevice) return null;
  if (place.canPrompt) return 'prompt';
  return place.isApple ? 'words' : null;
}

/** An iPhone or an iPad, which reports a Mac with a touch screen. */
export function isAppleTouch(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
