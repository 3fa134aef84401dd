import kebabCase from 'lodash.kebabcase';

/** Words for signs that distinguish names: `C++` and `C#`, `.NET` and `net`. */
const words: Record<string, string> = { '+': 'plus', '#': 'sharp', '*': 'star', '.': 'dot' };
const telling = /(?<=[\p{L}\p{N}][+#*]*)[+#*](?=[+#*]*(?:\s|$))|(?<=^|\s)\.(?=\p{L})/gu;

/**
 * Derives the address of a tag from its label. Unlike in Docusaurus, signs at the ends of a word become words, because
 * they distinguish names.
 *
 *     Release Notes → release-notes    C++ → c-plus-plus    C# → c-sharp    .NET → dot-net
 */
export function tagAddress(label: string): string {
  const spelt = label.replace(telling, (sign) => ` ${words[sign]} `);
  // A tag of signs only contains no words.
  return kebabCase(spelt) || encodeURIComponent(label);
}
