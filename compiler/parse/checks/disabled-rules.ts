import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { rangeAt } from '../../values/text-places.ts';
import type { LinesWithoutRules } from '../document.ts';
import { withoutCode } from '../text/heading-id.ts';
import { lineKinds } from '../text/line-kinds.ts';
import { catalogue, isExtensionRule, isRule } from '../../diagnostics/rules/index.ts';

const mark = 'lectern-disable-next-line';
/** Matches the comment in content, as HTML or MDX. In front matter, the comment has YAML syntax. */
const inContent = /(?:<!--|\{\s*\/\*)\s*lectern-disable-next-line(?![\w-])(.*?)(?:-->|\*\/\s*\})/;
const inFrontMatter = /^\s*#\s*lectern-disable-next-line(?![\w-])(.*)$/;

/**
 * Reads comments that disable rules for the next line that is not blank:
 *
 *     <!-- lectern-disable-next-line broken-link, empty-image -->
 *
 * @param frontMatterLines the number of front matter lines at the start of the source
 * @returns the disabled rules, if any, and findings about invalid comments
 */
export function disabledRules(
  source: string,
  frontMatterLines: number,
): { rules?: LinesWithoutRules; findings: Finding[] } {
  if (!source.includes(mark)) return { findings: [] };
  const rules: LinesWithoutRules = {};
  const findings: Finding[] = [];
  const lines = source.split('\n');
  const content = lineKinds([...lines].fill('', 0, frontMatterLines));
  for (const [index, line] of lines.entries()) {
    const isContent = index >= frontMatterLines;
    if (!line.includes(mark) || (isContent && content[index] !== 'prose')) continue;
    const [comment, written = ''] =
      (isContent ? inContent : inFrontMatter).exec(isContent ? withoutCode(line) : line) ?? [];
    if (comment === undefined) continue;
    const at = rangeAt(line, line.indexOf(comment), comment.length, { line: index + 1, column: 1 });
    const names = written.split(/[\s,]+/).filter(Boolean);
    const next = lines.findIndex((text, later) => later > index && text.trim() !== '') + 1;
    if (next > 0)
      rules[next] = { ...rules[next], ...Object.fromEntries(names.filter(isAdjustable).map((name) => [name, at])) };
    for (const name of names.length === 0 ? [''] : names.filter((each) => !isAdjustable(each)))
      findings.push(finding('unknown-disabled-rule', at, { name, isFixed: isRule(name), near: nearRule(name) }));
  }
  return { rules, findings };
}

function isAdjustable(name: string): boolean {
  return isRule(name) ? catalogue[name].isAdjustable : isExtensionRule(name);
}

function nearRule(name: string): string | undefined {
  return nearest(name, Object.keys(catalogue).filter(isAdjustable));
}
