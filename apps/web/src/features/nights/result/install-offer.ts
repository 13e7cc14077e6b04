/** What is known of this browser when a night was saved. */
type Place = {
  /** The site runs from the home screen already. */
  readonly isInstalled: boolean;
  /** The hint was closed once. */
  readonly isClosed: boolean;
  /** The person said that the device is theirs. */
  readonly isOwnDevice: boolean;
  /** The browser can ask by itself. */
  readonly canPrompt: boolean;
  readonly isApple: boolean;
};

/**
 * How the site offers to be installed: by the browser's own question, in words where there is none
 * (iPhone, iPad), or not at all.
 */
export function installOffer(place: Place): 'prompt' | 'words' | null {
  if (place.isInstalled || place.isClosed || !place.isOwnDevice) return null;
  if (place.canPrompt) return 'prompt';
  return place.isApple ? 'words' : null;
}

/** An iPhone or an iPad, which calls itself a Mac that one touches. */
export function isAppleTouch(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
