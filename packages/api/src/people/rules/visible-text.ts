/** Characters that PostgreSQL or an XML file cannot store, and the noncharacters of Unicode. */
const UNSAFE_TEXT = /[\p{Surrogate}\p{Noncharacter_Code_Point}\0]/u;

export const isUnsafeText = (text: string): boolean => UNSAFE_TEXT.test(text);

/**
 * Matches an invisible character or a control character. `SPACES` are control characters that stay.
 */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]$/u;
const SPACES = /^[\t-\r\u0085]$/;
const HAS_INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb]/u;

/** Matches letters and marks of the scripts that need joiners and variants: Persian, Hindi, Han… */
const JOINING =
  /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}]$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;
const PICTURE_END = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u{e007f}]$/u;
const EMOJI = /^\p{Emoji}$/u;
const TAGGED = /^[\u{1f3f4}\u{e0020}-\u{e007f}]$/u;
const TAG = /^[\u{e0020}-\u{e007f}]$/u;
const EMOJI_STYLE = /^[\ufe0e\ufe0f]$/;
const VARIANT = /^\p{Variation_Selector}$/u;
const BRAILLE_BLANK = '\u2800';
const BRAILLE = /^[\u2801-\u28ff]$/;
const JOINER = /^[\u200c\u200d]$/;

function isMeant(character: string, before: string, after: string): boolean {
  if (SPACES.test(character)) return true;
  if (JOINER.test(character)) {
    const isOfScript = JOINING.test(before) && JOINING.test(after);
    return (
      isOfScript || (character === '\u200d' && PICTURE_END.test(before) && PICTURE.test(after))
    );
  }
  if (character === BRAILLE_BLANK) return BRAILLE.test(before) && BRAILLE.test(after);
  if (EMOJI_STYLE.test(character)) return EMOJI.test(before);
  if (VARIANT.test(character)) return JOINING.test(before);
  return TAG.test(character) && TAGGED.test(before);
}

/**
 * Removes invisible characters and characters that change the direction of a text. Keeps line
 * breaks, tabs, and the joiners and variants that emoji and some scripts need.
 * @decision D95
 */
export function visibleText(text: string): string {
  if (!HAS_INVISIBLE.test(text)) return text;
  const characters = Array.from(text);
  let before = '';
  let kept = '';
  for (const [at, character] of characters.entries()) {
    if (INVISIBLE.test(character) && !isMeant(character, before, characters[at + 1] ?? ''))
      continue;
    kept += character;
    before = character;
  }
  return kept;
}

/** Free text in its stored form: visible characters, in NFC, and one form of line breaks. */
export const toFreeText = (typed: string): string =>
  visibleText(typed).replaceAll(/\r\n?/gu, '\n').normalize('NFC');
