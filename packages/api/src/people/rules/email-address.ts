const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@.]{2,}$/;

/** True for a lower-case text that is exactly one email address. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && ONE_ADDRESS.test(text);
