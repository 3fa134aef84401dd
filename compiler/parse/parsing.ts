import { cutText } from '../../corpus/cut-text.ts';
import { finding, type RuleParams, type RuleId } from '../diagnostics/catalogue.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { HeadElement, ParseOptions, Reference, UsedTerm } from './document.ts';
import type { Binding } from './mdx/binding.ts';
import { startCodeParts } from './mdx/code-parts.ts';

/** The state that the steps of parsing one document share. */
export type Parsing = ReturnType<typeof startParsing>;

/** @returns the initial state */
export function startParsing(text: string, options: ParseOptions) {
  const findings: Finding[] = [];
  const accessibility: Finding[] = [];
  return {
    /** The source that locations in the tree refer to. */
    text,
    options,
    /** The meanings of names in JSX and expressions: imports and constants. */
    bindings: new Map<string, Binding>(),
    /** Undefined names that are already reported. */
    unknownNames: new Set<string>(),
    /** Braces that are text in MDX 1 and are already reported. */
    textInBraces: new Set<string>(),
    /** The module of the document's code. */
    code: startCodeParts(),
    /** See Scope. */
    allowance: { left: 2_000_000 },
    references: [] as Reference[],
    /** The numbers of references in HTML, by their location, kind and address. */
    written: new Map<string, number>(),
    terms: [] as UsedTerm[],
    headElements: [] as HeadElement[],
    findings,
    /** Accessibility findings. */
    accessibility,
    report<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void {
      findings.push(finding(id, at, params));
    },
    /** Reports an accessibility finding. */
    reportAccess<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void {
      accessibility.push(finding(id, at, params));
    },
  };
}

/** Whether the site refuses code in its content; if so, reports the piece of code. */
export function refuses(code: string, at: Range | undefined, { options, report }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const line = code.replace(/\s+/g, ' ').trim();
  report('code-refused', at, { code: line.length > 60 ? `${cutText(line, 59)}…` : line });
  return true;
}
