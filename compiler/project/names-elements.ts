/** The elements that Markdown is drawn with. */
const tags = 'a|blockquote|code|del|details|em|h[1-6]|hr|img|input|li|ol|p|pre|strong|summary|sup|table|tbody|td|th|thead|tr|ul'; // prettier-ignore
const named = new RegExp(`(?:^|[{,])\\s*['"]?(?:${tags})['"]?\\s*[:,(}]`, 'm');

/**
 * Whether a module of `MDXComponents` may name elements, such as `a` or `table`, which every page is then drawn with.
 * One that has components with names of their own alone is loaded by the pages that use them.
 *
 * @param source JavaScript or TypeScript
 */
export function namesElements(source: string): boolean {
  // The first spread is that of the components that are replaced; a second one can hold anything.
  return named.test(source) || (source.match(/\.\.\.\w/g)?.length ?? 0) > 1;
}
