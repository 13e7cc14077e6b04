type Place = {
  readonly isInstalled: boolean;
  readonly isClosed: boolean;
  readonly isOwnDevice: boolean;
  readonly canPrompt: boolean;
  readonly isApple: boolean;
};

/** `words`: an iPhone or iPad cannot show a prompt, so a text explains the installation. */
export function installOffer(place: Place): 'prompt' | 'words' | null {
  if (place.isInstalled || place.isClosed || !place.isOwnDevice) return null;
  if (place.canPrompt) return 'prompt';
  return place.isApple ? 'words' : null;
}

/** An iPad reports a Mac with a touch screen. */
export function isAppleTouch(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}
