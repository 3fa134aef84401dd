/** @returns what a text contains that no HTML, address or file name can contain, for messages; nothing for other texts */
export function unusableCharacter(text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return 'half of a symbol';
  return text.includes('\0') ? 'the character NUL' : undefined;
}
