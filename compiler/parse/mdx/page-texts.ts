import type { SiteTexts } from '../document.ts';
import { constantText, type ConstantText } from './constant-text.ts';

/** @returns the named attributes of the first `<Layout …>` in a module, if their values are constant strings */
export function layoutAttributes(
  module: string,
  names: readonly string[],
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
      // After a spread attribute (`{...props}`), values can't be known from the source.
      const spread = /^\s*\{/.exec(source.slice(at));
      if (!spread) return found;
      at += spread[0].length + enclosed(source, at + spread[0].length).length + 1;
      continue;
    }
    at += whole.length;
    const inside = brace ? enclosed(source, at) : undefined;
    if (inside !== undefined) at += inside.length + 1;
    const literal = quoted ?? apostrophed;
    const constant =
      inside === undefined ? literal !== undefined && { text: literal } : constantText(inside, module, site);
    if (constant && names.includes(name)) found[name] = constant;
  }
}

/** Maximum length of the attributes of `<Layout>`, in characters. Longer attributes are ignored. */
const maxAttribute = 2_000;

// Replaces comments with spaces, so that offsets stay the same.
function withoutComments(module: string): string {
  return module.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Reads `export const frontMatter`, if it is a flat object of strings, numbers and booleans. */
export function exportedValues(module: string): Record<string, unknown> {
  const declared = /^export\s+const\s+frontMatter\b[^={]*=\s*\{/m.exec(module);
  if (!declared) return {};
  const inside = enclosed(module, declared.index + declared[0].length);
  const values: Record<string, unknown> = {};
  for (const { 1: key, 2: value } of inside.matchAll(
    /(?<=^|,)\s*(?:\/\/[^\n]*\s*)*['"]?([\w-]+)['"]?\s*:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`|true\b|false\b|-?\d+(?:\.\d+)?)/g,
  )) {
    if (key !== '__proto__') values[key!] = valueOf(value!);
  }
  return values;
}

function valueOf(source: string): unknown {
  if (source === 'true' || source === 'false') return source === 'true';
  return constantText(source, '')?.text ?? Number(source);
}

/**
 * Returns the source between a brace and its closing brace. Braces inside strings don't count.
 *
 * @param start the offset after the opening brace
 */
function enclosed(source: string, start: number): string {
  const marks = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[{}]/gs;
  marks.lastIndex = start;
  let depth = 1;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, mark.index);
  }
  return source.slice(start);
}
