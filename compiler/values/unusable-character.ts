/**
 * @returns a character that HTML, addresses and file names can't contain, as text for a message; undefined if
 * there is none
 */
export function unusableCharacter(text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return 'half of a surrogate pair';
  return text.includes('\0') ? 'the character NUL' : undefined;
}
