/** @returns the first `length` UTF-16 units of a string, or one less, so that no surrogate pair is divided */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
