import type { Root } from 'mdast';
import type { Features } from 'satteri';
import { costsTooMuch } from './costs-too-much.ts';
import { hideComments, showComments } from './native-comments.ts';
import { readCode } from './native-code.ts';
import { isBeyondNative } from './beyond-native.ts';
import { reportMissing } from '../parser-choice.ts';
import { verifyTree } from '../tree/verify-tree.ts';
import type { Syntax } from '../remark/remark.ts';

// Where the package has no binary for a machine, all texts are read by the reference engine.
const satteri = await import('satteri').catch((fault: unknown) => ({ fault }));

/** Why the native engine can't be used on this machine; nothing where it can. */
export const nativeFault: unknown = 'fault' in satteri ? satteri.fault : undefined;
if ('fault' in satteri) reportMissing(satteri.fault);

/**
 * Reads a text with the native engine.
 *
 * @returns the tree that the reference engine would make, as far as documents depend on it; nothing where that isn't
 *   certain, or where there is none to be made
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
    // Faults are reported by the reference engine, whose words and places are known.
    return undefined;
  }
}

function checked(tree: Root, text: string, isMdx: boolean): Root | undefined {
  return verifyTree(tree, text, isMdx) ? tree : undefined;
}
