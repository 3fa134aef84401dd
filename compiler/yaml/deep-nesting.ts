import type { Point } from '../diagnostics/diagnostic.ts';

/** The maximum depth of YAML: far above normal files, far below a crash or a delay of seconds. */
const maxYamlDepth = 200;

/**
 * Searches for nesting that is too deep for a YAML parser, before any parser runs. Extreme nesting overflows the
 * stack even in the regular expression compiler, which can't be caught.
 *
 *     - - - - - …        ? ? ? ? …        [[[[[[ …
 *
 * It counts columns and brackets instead of levels, so it may refuse a file too early, but not too late.
 *
 * @returns the location where the nesting is too deep
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
