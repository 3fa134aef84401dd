import { isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Point } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../source/source.ts';
import { findDeepNesting } from '../yaml/deep-nesting.ts';

/** The most values that aliases may repeat: enough for any settings, too few for a bomb. */
const aliasLimit = 100;
/** The most faults of one file that are reported. */
const mostFaults = 10;

/**
 * Parses a file of settings. JSON is read as YAML, which it is a part of.
 *
 * @param sitePath relative to the site's folder
 */
export function parseDataFile(sitePath: string, text: string): { file: DataFile } | { diagnostics: Diagnostic[] } {
  const fault = (reason: string, at?: Point) => diagnose('invalid-yaml', { path: sitePath, ...at }, { reason });
  const tooDeep = 'it is nested too deeply';
  const deepest = findDeepNesting(text);
  if (deepest) return { diagnostics: [fault(tooDeep, deepest)] };
  const lines = new LineCounter();
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent', uniqueKeys: false });
    const syntax = document.errors.map(({ message, pos }) => ({ reason: sentence(message), offset: pos[0] }));
    const faults = [...syntax, ...repeatedKeys(document)].slice(0, mostFaults);
    if (faults.length > 0) return { diagnostics: faults.map(({ reason, offset }) => fault(reason, pointAt(offset))) };
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    const at = (keys: readonly (string | number)[]) => {
      const offset = nodeAt(document, keys)?.range?.[0];
      return offset === undefined ? undefined : pointAt(offset);
    };
    return { file: { path: sitePath, value, at } };
  } catch (error) {
    return { diagnostics: [fault(error instanceof RangeError ? tooDeep : sentence((error as Error).message))] };
  }
}

// The parser's own check compares every key with every other, which takes minutes for a hundred thousand.
function repeatedKeys(document: Document.Parsed): { reason: string; offset: number }[] {
  const repeated: { reason: string; offset: number }[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) repeated.push({ reason: `the key "${String(key.value)}" is given twice`, offset: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
  });
  return repeated;
}

function nodeAt(document: Document, keys: readonly (string | number)[]): Node | undefined {
  return (keys.length === 0 ? document.contents : document.getIn(keys, true)) as Node | undefined;
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
