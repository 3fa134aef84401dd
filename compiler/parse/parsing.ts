import { cutText } from '../../corpus/cut-text.ts';
import { finding } from '../diagnostics/catalogue.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { HeadElement, ParseOptions, Reference, UsedTerm } from './document.ts';
import type { Binding } from './mdx/binding.ts';
import { startCodeParts } from './mdx/code-parts.ts';
import type { RuleParams, RuleId } from '../diagnostics/rules/index.ts';

/** The state that all steps share while one document is parsed. */
export type Parsing = ReturnType<typeof startParsing>;

/** @returns the state before the first step */
export function startParsing(text: string, options: ParseOptions) {
  const findings: Finding[] = [];
  const accessibility: Finding[] = [];
  return {
    /** The source. Locations in the tree are offsets in it. */
    text,
    options,
    /** The meanings of names in JSX and expressions: imports, exports and constants. */
    bindings: new Map<string, Binding>(),
    /** Undefined names in expressions that were already reported. */
    unknownNames: new Set<string>(),
    /** Expressions in braces that are text in MDX 1 and were already reported. */
    textInBraces: new Set<string>(),
    /** The document's code module, while it is being built. */
    code: startCodeParts(),
    /** The number of characters that constants may still produce: see `Scope.allowance`. */
    allowance: { left: 2_000_000 },
    references: [] as Reference[],
    /** Location, kind and address of a reference in HTML → its index in `references`. */
    written: new Map<string, number>(),
    terms: [] as UsedTerm[],
    headElements: [] as HeadElement[],
    findings,
    /** Findings of accessibility checks. */
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

/** Returns whether the site refuses code in its content. If so, reports the given code. */
export function refuses(code: string, at: Range | undefined, { options, report }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const line = code.replace(/\s+/g, ' ').trim();
  report('code-refused', at, { code: line.length > 60 ? `${cutText(line, 59)}…` : line });
  return true;
}
