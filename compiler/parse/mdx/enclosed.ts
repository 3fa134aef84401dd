/**
 * What stands between a brace and the one that closes it. Braces in strings don't count.
 *
 * @param start behind the opening brace
 */
export function enclosed(source: string, start: number): string {
  const marks = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[{}]/gs;
  marks.lastIndex = start;
  let depth = 1;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, mark.index);
  }
  return source.slice(start);
}
