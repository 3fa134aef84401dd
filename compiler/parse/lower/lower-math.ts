import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Node } from 'unist';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { formulaEngine } from './formula-engine.ts';

/** Maximum size in a formula, in `em`. KaTeX reduces larger sizes, so that a formula can't cover the page. */
const maxSize = 50;
/**
 * Maximum depth of a rendered formula. A fraction has about six levels. The limit exists because recursive functions
 * would overflow the stack.
 */
const deepest = 500;

/** Renders a formula with KaTeX. An invalid formula is reported and shown as source. */
export function lowerMath(node: Node & { value: string }, displayMode: boolean, { report }: Parsing): ElementContent[] {
  const katex = formulaEngine();
  try {
    const options = { displayMode, throwOnError: true, strict: 'ignore', maxSize } as const;
    const html = withoutWarnings(() => katex.renderToString(node.value, options));
    const children = fromHtml(html, { fragment: true }).children as ElementContent[];
    if (isDeeper(children, deepest)) throw new RangeError();
    return displayMode ? [{ type: 'element', tagName: 'p', properties: {}, children }] : children;
  } catch (error) {
    report('math-syntax', rangeOf(node), { reason: reasonOf(error) });
    return [asWritten(node.value, displayMode)];
  }
}

/** Runs a function without console warnings. KaTeX prints a warning for each character without metrics. */
function withoutWarnings<Value>(run: () => Value): Value {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return run();
  } finally {
    console.warn = warn;
  }
}

// Returns KaTeX's message without the combining characters that underline the invalid part.
function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'the formula is nested too deeply';
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/^KaTeX parse error: /, '')
    .replaceAll('\u0332', '')
    .replace(/\s+/g, ' ');
}

function isDeeper(nodes: ElementContent[], limit: number): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0 && depth <= limit; depth += 1)
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  return level.length > 0;
}

function asWritten(value: string, displayMode: boolean): Element {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] };
  return displayMode ? { type: 'element', tagName: 'pre', properties: {}, children: [code] } : code;
}
