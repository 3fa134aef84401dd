import type { SiteTexts } from '../document.ts';
import { constantText, type ConstantText } from './constant-text.ts';
import { enclosed } from './enclosed.ts';

/** @returns those attributes of a module's first `<Layout …>` that are wanted and whose text can be seen */
export function layoutAttributes(
  module: string,
  wanted: readonly string[],
  site?: SiteTexts,
): Record<string, ConstantText> {
  const found: Record<string, ConstantText> = {};
  const source = withoutComments(module);
  const opening = /<Layout(?=[\s/>])/.exec(source);
  if (!opening) return found;
  let at = opening.index + opening[0].length;
  for (;;) {
    const [whole, name, quoted, apostrophed, brace] =
      /^\s*([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)))?/.exec(source.slice(at, at + maxAttribute)) ?? [];
    if (whole === undefined || name === undefined) {
      // A spread gives nothing that can be seen.
      const spread = /^\s*\{/.exec(source.slice(at));
      if (!spread) return found;
      at += spread[0].length + enclosed(source, at + spread[0].length).length + 1;
      continue;
    }
    at += whole.length;
    const inside = brace ? enclosed(source, at) : undefined;
    if (inside !== undefined) at += inside.length + 1;
    const literal = quoted ?? apostrophed;
    const said = inside === undefined ? literal !== undefined && { text: literal } : constantText(inside, module, site);
    if (said && wanted.includes(name)) found[name] = said;
  }
}

/** Of a longer attribute nothing is read. */
const maxAttribute = 2_000;

// Each is replaced by as much space, so that nothing else moves.
function withoutComments(module: string): string {
  return module.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}
