// Line ends and other control characters would end the sentence in which a name stands.
const LINE_END = /[\p{Cc}\u2028\u2029]/gu;
// The first turn the direction of what follows, so that a name could rewrite the sentence in which it stands. Nobody sees the
// others, and no name needs them. Emojis and some scripts need joiners (U+200C, U+200D) between letters.
const UNWANTED =
  /[\u202a-\u202e\u2066-\u2069\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
const BLANK_ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** Returns a name as it can stand in a sentence: one line without characters that nobody sees. It may be empty. */
export function cleanName(name: string): string {
  return name.replace(LINE_END, ' ').replace(UNWANTED, '').replace(BLANK_ENDS, '');
}
