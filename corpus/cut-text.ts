/** @returns the start of a string: at most `length` UTF-16 units, without half a surrogate pair at the end */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
