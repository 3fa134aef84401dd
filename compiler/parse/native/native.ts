import type { Root } from 'mdast';
import type { Features } from 'satteri';
import { costsTooMuch } from './costs-too-much.ts';
import { hideComments, showComments } from './native-comments.ts';
import { readCode } from './native-code.ts';
import { isBeyondNative } from './beyond-native.ts';
import { reportMissing } from '../parser-choice.ts';
import { verifyTree } from '../tree/verify-tree.ts';
import type { Syntax } from '../remark/remark.ts';

// satteri may have no binary for this platform. Then remark parses all sources.
const satteri = await import('satteri').catch((loadError: unknown) => ({ loadError }));

/** Why the native parser is unavailable; undefined if it is available. */
export const nativeLoadError: unknown = 'loadError' in satteri ? satteri.loadError : undefined;
if ('loadError' in satteri) reportMissing(satteri.loadError);

/**
 * Parses Markdown with the native parser.
 *
 * @returns a tree that results in the same document as remark's tree. Undefined if this is uncertain, or if the source
 * is not valid
 */
export function parseNatively(text: string, syntaxes: readonly Syntax[]): Root | undefined {
  if ('loadError' in satteri || costsTooMuch(text, syntaxes.includes('mdx')) || isBeyondNative(text, syntaxes))
    return undefined;
  const features: Features = { gfm: true, directive: true, math: syntaxes.includes('math'), frontmatter: false };
  try {
    if (!syntaxes.includes('mdx')) return checked(satteri.markdownToMdast(text, { features }) as Root, text, false);
    const { shown, comments } = hideComments(text, syntaxes);
    const tree = satteri.mdxToMdast(shown, { features }) as Root;
    return showComments(tree, comments) && readCode(tree, text) ? checked(tree, text, true) : undefined;
  } catch {
    // Remark parses an invalid source again and reports the error, so that messages and locations don't depend on the
    // parser.
    return undefined;
  }
}

function checked(tree: Root, text: string, isMdx: boolean): Root | undefined {
  return verifyTree(tree, text, isMdx) ? tree : undefined;
}
