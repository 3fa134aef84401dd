/** How deep the water is, in words. */
export function depthInWords(metres: number): string {
  return metres > 3 ? 'deep' : 'shallow';
}
