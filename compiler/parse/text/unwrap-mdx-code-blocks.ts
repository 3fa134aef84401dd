import { lineKinds } from './line-kinds.ts';

const opening = /^ *`{3,} *mdx-code-block *$/;

/**
 * Takes away the fences of code blocks in the language `mdx-code-block`: they hide MDX from editors and translators
 * that read only Markdown, and what is in them is meant as MDX. Empty lines stay in place of the fences.
 */
export function unwrapMdxCodeBlocks(lines: readonly string[]): string[] {
  if (!lines.some((line) => opening.test(line))) return [...lines];
  let inside = false;
  return lineKinds(lines).map((kind, index) => {
    const line = lines[index]!;
    if (kind === 'opening' && opening.test(line)) inside = true;
    else if (kind !== 'closing' || !inside) return line;
    else inside = false;
    return '';
  });
}
