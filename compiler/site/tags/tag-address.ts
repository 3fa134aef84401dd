import kebabCase from 'lodash.kebabcase';

/** Words for characters that distinguish names: `C++` and `C#`, `.NET` and `net`. */
const words: Record<string, string> = { '+': 'plus', '#': 'sharp', '*': 'star', '.': 'dot' };
const telling = /(?<=[\p{L}\p{N}][+#*]*)[+#*](?=[+#*]*(?:\s|$))|(?<=^|\s)\.(?=\p{L})/gu;

/**
 * Derives a tag's permalink from its label. Unlike in Docusaurus, special characters at the ends of a word
 * become words. Otherwise different tags would get the same permalink.
 *
 *     Release Notes → release-notes    C++ → c-plus-plus    C# → c-sharp    .NET → dot-net
 */
export function tagAddress(label: string): string {
  const spelt = label.replace(telling, (sign) => ` ${words[sign]} `);
  // A label without letters has an empty slug, so the label is percent-encoded instead.
  return kebabCase(spelt) || encodeURIComponent(label);
}
