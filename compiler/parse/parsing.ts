import { cutText } from '../../corpus/cut-text.ts';
import { finding, type RuleParams, type RuleId } from '../diagnostics/catalogue.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { HeadElement, ParseOptions, Reference, UsedTerm } from './document.ts';
import type { Binding } from './mdx/binding.ts';
import { startCodeParts } from './mdx/code-parts.ts';

/** What the steps of parsing one document share. */
export type Parsing = ReturnType<typeof startParsing>;

/** @returns what the steps share before the first of them */
export function startParsing(text: string, options: ParseOptions) {
  const findings: Finding[] = [];
  const accessibility: Finding[] = [];
  return {
    /** The text that the places in the tree are of. */
    text,
    options,
    /** What the names in JSX and expressions stand for: imports and constants. */
    bindings: new Map<string, Binding>(),
    /** Names that nothing defines, and that have been told. */
    unknownNames: new Set<string>(),
    /** What stands in braces, is text to MDX 1, and has been told. */
    textInBraces: new Set<string>(),
    /** What is code. */
    code: startCodeParts(),
    /** See Scope. */
    allowance: { left: 2_000_000 },
    references: [] as Reference[],
    /** The numbers of the references in HTML, by where each is written and what it says. */
    written: new Map<string, number>(),
    terms: [] as UsedTerm[],
    headElements: [] as HeadElement[],
    findings,
    /** What keeps some readers out. */
    accessibility,
    report<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void {
      findings.push(finding(id, at, params));
    },
    /** The same of what keeps some readers out. */
    reportAccess<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void {
      accessibility.push(finding(id, at, params));
    },
  };
}

/** Whether the site wants no code in its content; the piece of code is reported then. */
export function refuses(code: string, at: Range | undefined, { options, report }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const line = code.replace(/\s+/g, ' ').trim();
  report('code-refused', at, { code: line.length > 60 ? `${cutText(line, 59)}…` : line });
  return true;
}
