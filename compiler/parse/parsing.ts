import { finding, type RuleParams, type RuleId } from '../diagnostics/catalogue.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { HeadElement, ParseOptions, Reference, UsedTerm } from './document.ts';
import type { Binding } from './mdx/binding.ts';
import { startCodeParts, type CodeParts } from './mdx/code-parts.ts';

/** What the steps of parsing one document share. */
export interface Parsing {
  /** The text that the places in the tree are of. */
  text: string;
  options: ParseOptions;
  /** What the names in JSX and expressions stand for: imports and constants. */
  bindings: Map<string, Binding>;
  /** Names that nothing defines, and that have been told. */
  unknownNames: Set<string>;
  /** What stands in braces, is text to MDX 1, and has been told. */
  textInBraces: Set<string>;
  /** What is code. */
  code: CodeParts;
  /** See Scope. */
  allowance: { left: number };
  references: Reference[];
  /** The numbers of the references in HTML, by where each is written and what it says. */
  written: Map<string, number>;
  terms: UsedTerm[];
  headElements: HeadElement[];
  findings: Finding[];
  /** What keeps some readers out. */
  accessibility: Finding[];
  report<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void;
  /** The same of what keeps some readers out. */
  reportAccess<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): void;
}

/** @returns what the steps share before the first of them */
export function startParsing(text: string, options: ParseOptions): Parsing {
  const findings: Finding[] = [];
  const accessibility: Finding[] = [];
  return {
    text,
    options,
    bindings: new Map(),
    unknownNames: new Set(),
    textInBraces: new Set(),
    code: startCodeParts(),
    allowance: { left: 2_000_000 },
    references: [],
    written: new Map(),
    terms: [],
    headElements: [],
    findings,
    accessibility,
    report: (id, at, params) => {
      findings.push(finding(id, at, params));
    },
    reportAccess: (id, at, params) => {
      accessibility.push(finding(id, at, params));
    },
  };
}

/** Whether the site wants no code in its content; the piece of code is reported then. */
export function refuses(code: string, at: Range | undefined, { options, report }: Parsing): boolean {
  if (options.code !== 'refuse') return false;
  const line = code.replace(/\s+/g, ' ').trim();
  report('code-refused', at, { code: line.length > 60 ? `${line.slice(0, 59)}…` : line });
  return true;
}
