/** @returns the start of a text: at most `length` UTF-16 units, and no half of a surrogate pair at its end */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
