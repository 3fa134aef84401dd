import type { Point } from '../diagnostics/diagnostic.ts';

/** How deep YAML may nest: far above what people write, far below what ends the process or takes seconds. */
const maxYamlDepth = 200;

/**
 * Looks for nesting that a YAML parser can't be trusted with, in one pass over the text and before any parser: enough
 * of it overflows the stack even inside the regular expression compiler, which nobody can catch.
 *
 *     - - - - - …        ? ? ? ? …        [[[[[[ …
 *
 * It counts columns and brackets rather than levels, so that it refuses too much rather than too little.
 *
 * @returns where the text goes too deep
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
