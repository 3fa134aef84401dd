import type { Point } from '../diagnostics/diagnostic.ts';

/** Maximum depth of YAML. Real files have far less. Only far more makes parsing slow, or crashes it. */
const maxYamlDepth = 200;

/**
 * Finds YAML that is nested too deeply, before a parser reads it. Extreme nesting overflows the stack even inside
 * regular expressions, and such an overflow can't be caught:
 *
 *     - - - - - …        ? ? ? ? …        [[[[[[ …
 *
 * Columns and brackets are counted instead of actual levels. So a valid file may be refused, but a dangerous file is
 * never accepted.
 *
 * @returns the location at which YAML is nested too deeply
 */
export function findDeepNesting(yaml: string): Point | undefined {
  let brackets = 0;
  for (const [index, line] of yaml.split('\n').entries()) {
    const lead = /^(?:[ \t]|[-?:](?=[ \t\r]|$))*/.exec(line)![0].length;
    if (lead > maxYamlDepth) return { line: index + 1, column: maxYamlDepth + 1 };
    for (let column = lead; column < line.length; column += 1) {
      const character = line[column]!;
      if (character === '[' || character === '{') brackets += 1;
      else if (character === ']' || character === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > maxYamlDepth) return { line: index + 1, column: column + 1 };
    }
  }
  return undefined;
}
