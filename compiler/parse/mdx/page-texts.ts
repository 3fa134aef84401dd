import type { SiteTexts } from '../document.ts';
import { constantText, type ConstantText } from './constant-text.ts';

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

/** The front matter that a module exports, as far as it is a flat list of texts, numbers, `true` and `false`. */
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
 * What stands between a brace and the one that closes it. Braces in strings don't count.
 *
 * @param start behind the opening brace
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
