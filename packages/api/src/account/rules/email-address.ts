const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@.]{2,}$/;

/** Whether a text, in lower case, is one e-mail address that we write to. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && ONE_ADDRESS.test(text);
