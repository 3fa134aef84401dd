import type { Root } from 'mdast';
import type { Features } from 'satteri';
import { costsTooMuch } from './costs-too-much.ts';
import { hideComments, showComments } from './native-comments.ts';
import { readCode } from './native-code.ts';
import { isBeyondNative } from './beyond-native.ts';
import { reportMissing } from '../parser-choice.ts';
import { verifyTree } from '../tree/verify-tree.ts';
import type { Syntax } from '../remark/remark.ts';

// If the package has no binary for the platform, the reference engine parses everything.
const satteri = await import('satteri').catch((fault: unknown) => ({ fault }));

/** The reason why the native engine is unavailable; undefined if it is available. */
export const nativeFault: unknown = 'fault' in satteri ? satteri.fault : undefined;
if ('fault' in satteri) reportMissing(satteri.fault);

/**
 * Parses Markdown with the native engine.
 *
 * @returns the same tree as the reference engine, as far as documents depend on it. Undefined if that is not
 *   certain, or if the source is not valid
 */
export function parseNatively(text: string, syntaxes: readonly Syntax[]): Root | undefined {
  if ('fault' in satteri || costsTooMuch(text, syntaxes.includes('mdx')) || isBeyondNative(text, syntaxes))
    return undefined;
  const features: Features = { gfm: true, directive: true, math: syntaxes.includes('math'), frontmatter: false };
  try {
    if (!syntaxes.includes('mdx')) return checked(satteri.markdownToMdast(text, { features }) as Root, text, false);
    const { shown, comments } = hideComments(text, syntaxes);
    const tree = satteri.mdxToMdast(shown, { features }) as Root;
    return showComments(tree, comments) && readCode(tree, text) ? checked(tree, text, true) : undefined;
  } catch {
    // The reference engine reports errors, because its messages and locations are known.
    return undefined;
  }
}

function checked(tree: Root, text: string, isMdx: boolean): Root | undefined {
  return verifyTree(tree, text, isMdx) ? tree : undefined;
}
