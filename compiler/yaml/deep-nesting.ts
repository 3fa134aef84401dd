import type { Point } from '../diagnostics/diagnostic.ts';

/** Maximum nesting depth of YAML. Real files are far below it. Parsing becomes slow or crashes only far above it. */
const maxYamlDepth = 200;

/**
 * Finds YAML that is nested too deeply, before a parser reads it. Extreme nesting overflows the stack even inside
 * regular expressions, and such an overflow can't be caught:
 *
 *     - - - - - …        ? ? ? ? …        [[[[[[ …
 *
 * The check counts columns and brackets, which are at least as many as the levels. So it may refuse a valid file, but
 * never accepts a dangerous one.
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
