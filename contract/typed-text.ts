/**
 * The signs that have no width or turn direction, which telephones, chats and word processors leave in what is copied.
 * Those stay that an emoji is made of, and the joiners of scripts whose letters change by them (docs/decisions/0150).
 */
const UNSEEN = new RegExp(
  [
    String.raw`(\u{1F3F4}[\u{E0020}-\u{E007F}]+`,
    String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F]?\u200D?`,
    String.raw`[\d#*]\uFE0F?\u20E3`,
    String.raw`[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Default_Ignorable_Code_Point}][\u200C\u200D])`,
    String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]`,
  ].join('|'),
  'gu',
);
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;
const UNBROKEN_HYPHENS = /[\u2010\u2011]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const PAGE_BREAKS = /[\u000B\u000C]/g;

const SEVEN_DIGITS = /^(\d{4})(?:\s*-)?\s*(\d{3})$/;
const SIX_DIGITS = /\d(?:[\s().-]*\d){5}/;
const SIGNS_OF_NUMBERS = /^[\p{L}\p{M}\p{N}\s+().,:;/#*'-]*$/u;

function visible(text: string): string {
  return text.replace(UNSEEN, '$1').replace(SPACES, ' ').replace(UNBROKEN_HYPHENS, '-');
}

/** One line as it was meant: without what nobody sees, every space a space and every hyphen a hyphen. */
export const typedLine = (text: string): string => visible(text).replace(PAGE_BREAKS, ' ');

/** Several lines as they were meant: slides and word processors end one by a sign of their own. */
export const typedLines = (text: string): string => visible(text).replace(PAGE_BREAKS, '\n');

/** An address or a number as it was meant: no dash belongs in it, so a dash is a hyphen. */
export const typedSigns = (text: string): string => typedLine(text).replace(DASHES, '-').trim();

/** A Portuguese postal code as it is written, `4400-001`; nothing for what has no seven digits. */
export function postalCode(typed: string): string | undefined {
  const [, area, street] = SEVEN_DIGITS.exec(typedSigns(typed)) ?? [];
  return area === undefined ? undefined : `${area}-${street}`;
}

/** Whether somebody can be called by it: a number, or several, and what people add: an extension, whose it is. */
export function isPhone(typed: string): boolean {
  const text = typedSigns(typed);
  return SIX_DIGITS.test(text) && SIGNS_OF_NUMBERS.test(text);
}
