import { catalogue, finding, isRule } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { LinesWithoutRules } from '../document.ts';
import { lineKinds } from '../text/line-kinds.ts';

const mark = 'lectern-disable-next-line';
/** In content, and in front matter, where comments are those of YAML. */
const inContent = /(?:<!--|\{\s*\/\*)\s*lectern-disable-next-line(?![\w-])(.*?)(?:-->|\*\/\s*\})/;
const inFrontMatter = /^\s*#\s*lectern-disable-next-line(?![\w-])(.*)$/;

/** What comments of a document switch off. */
export interface DisabledRules {
  /** Absent when there is none. */
  rules?: LinesWithoutRules | undefined;
  findings: Finding[];
}

/**
 * Reads comments that switch rules off for the next line that is not blank:
 *
 *     <!-- lectern-disable-next-line broken-link, empty-image -->
 *
 * @param frontMatterLines how many lines at the start are front matter
 */
export function disabledRules(source: string, frontMatterLines: number): DisabledRules {
  if (!source.includes(mark)) return { findings: [] };
  const rules: LinesWithoutRules = {};
  const findings: Finding[] = [];
  const lines = source.split('\n');
  const content = lineKinds([...lines].fill('', 0, frontMatterLines));
  for (const [index, line] of lines.entries()) {
    const isContent = index >= frontMatterLines;
    if (!line.includes(mark) || (isContent && content[index] !== 'prose')) continue;
    const [comment, written = ''] = (isContent ? inContent : inFrontMatter).exec(line) ?? [];
    if (comment === undefined) continue;
    const column = line.indexOf(comment) + 1;
    const at = { line: index + 1, column, end: { line: index + 1, column: column + comment.length } };
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
  return isRule(name) && catalogue[name].isAdjustable;
}

function nearRule(name: string): string | undefined {
  return nearest(name, Object.keys(catalogue).filter(isAdjustable));
}
