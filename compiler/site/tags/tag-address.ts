import kebabCase from 'lodash.kebabcase';

/** Signs that tell names apart, as words: `C++` and `C#`, `.NET` and `net`. */
const words: Record<string, string> = { '+': 'plus', '#': 'sharp', '*': 'star', '.': 'dot' };
const telling = /(?<=[\p{L}\p{N}][+#*]*)[+#*](?=[+#*]*(?:\s|$))|(?<=^|\s)\.(?=\p{L})/gu;

/**
 * The part of an address that a tag has unless one is written: as in Docusaurus, but signs at the ends of a word, which
 * tell names apart, are words.
 *
 *     Release Notes → release-notes    C++ → c-plus-plus    C# → c-sharp    .NET → dot-net
 */
export function tagAddress(label: string): string {
  const spelt = label.replace(telling, (sign) => ` ${words[sign]} `);
  // A tag of signs alone has no words to make an address of.
  return kebabCase(spelt) || encodeURIComponent(label);
}
