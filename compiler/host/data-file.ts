import { LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Point } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../source/source.ts';

/** The most values that aliases may repeat: enough for any settings, too few for a bomb. */
const aliasLimit = 100;

/**
 * Parses a file of settings. JSON is read as YAML, which it is a part of.
 *
 * @param sitePath relative to the site's folder
 */
export function parseDataFile(sitePath: string, text: string): { file: DataFile } | { diagnostics: Diagnostic[] } {
  const fault = (reason: string, at?: Point) => diagnose('invalid-yaml', { path: sitePath, ...at }, { reason });
  const lines = new LineCounter();
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
    if (document.errors.length > 0) {
      return { diagnostics: document.errors.map((error) => fault(sentence(error.message), pointAt(error.pos[0]))) };
    }
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    const at = (keys: readonly (string | number)[]) => {
      const offset = nodeAt(document, keys)?.range?.[0];
      return offset === undefined ? undefined : pointAt(offset);
    };
    return { file: { path: sitePath, value, at } };
  } catch (error) {
    // A stack overflow is the only sign the parser gives of text that is nested too deeply.
    const reason = error instanceof RangeError ? 'it is nested too deeply' : sentence((error as Error).message);
    return { diagnostics: [fault(reason)] };
  }
}

function nodeAt(document: Document, keys: readonly (string | number)[]): Node | undefined {
  return (keys.length === 0 ? document.contents : document.getIn(keys, true)) as Node | undefined;
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
