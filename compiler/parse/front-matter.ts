import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Finding, Point } from '../diagnostics/diagnostic.ts';
import { find } from '../diagnostics/catalogue.ts';

export interface FrontMatter {
  values: Record<string, unknown>;
  /** Where each top-level key stands. */
  places: Record<string, Point>;
  /** How many lines it takes up, fences included. */
  lines: number;
  findings: Finding[];
}

/** Aliases may expand to this many nodes at most, against texts that grow exponentially. */
const maxAliases = 100;

/**
 * Reads the YAML between `---` at the very start of a text and the next line of `---`. Dates stay text.
 *
 * @param text with `\n` at the end of each line
 */
export function parseFrontMatter(text: string): FrontMatter {
  const none: FrontMatter = { values: {}, places: {}, lines: 0, findings: [] };
  const opening = /^---([^\S\n]*|[a-z]+[^\S\n]*)(?:\n|$)/.exec(text);
  if (!opening) return none;
  const yamlStart = opening[0].length;
  const closing = /^---[^\S\n]*$/gm;
  closing.lastIndex = yamlStart;
  const end = closing.exec(text);
  if (!end) {
    // Without an end, `---` is a rule across the page, unless what follows it looks like a key.
    if (!/^[\w-]+[ \t]*:/.test(text.slice(yamlStart))) return none;
    return { ...none, findings: [find('front-matter-unclosed', { line: 1, column: 1 }, {})] };
  }
  const lines = countLines(text.slice(0, end.index + end[0].length));
  const language = opening[1]!.trim();
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return { ...none, lines, findings: [find('front-matter-language', { line: 1, column: 4 }, { language })] };
  }
  return { ...parseYaml(text.slice(yamlStart, end.index)), lines };
}

function parseYaml(yaml: string): Omit<FrontMatter, 'lines'> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, merge: true, prettyErrors: false });
  const pointAt = (offset: number): Point => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const values: Record<string, unknown> = {};
  const places: Record<string, Point> = {};
  const findings = document.errors.map(({ message, pos }) =>
    find('front-matter-syntax', pointAt(pos[0]), { reason: message }),
  );
  if (findings.length > 0 || document.contents === null) return { values, places, findings };
  if (!isMap(document.contents)) {
    if (isScalar(document.contents) && document.contents.value === null) return { values, places, findings };
    const found = isScalar(document.contents) ? 'a single value' : 'a list of values';
    return { values, places, findings: [find('front-matter-shape', { line: 2, column: 1 }, { found })] };
  }
  try {
    Object.assign(values, withoutPrototype(document.toJS({ maxAliasCount: maxAliases })));
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { values: {}, places, findings: [find('front-matter-syntax', { line: 2, column: 1 }, { reason })] };
  }
  for (const { key } of document.contents.items) {
    if (isScalar(key) && key.range && Object.hasOwn(values, String(key.value))) {
      places[String(key.value)] = pointAt(key.range[0]);
    }
  }
  return { values, places, findings };
}

// A key of that name would change what an object inherits as soon as it is copied by assignment.
function withoutPrototype(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== '__proto__'));
}

function countLines(text: string): number {
  return text.split('\n').length;
}
