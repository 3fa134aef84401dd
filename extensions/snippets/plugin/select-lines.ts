import type { Line } from './line.ts';
import { quotedList } from './quoted-list.ts';
import { markerIn, regionNames, regionOf } from './regions.ts';
import type { SnippetRequest } from './request.ts';
import { SnippetProblem } from './snippet-problem.ts';
import { findSymbol, symbolNames } from './symbols.ts';

/**
 * Selects the lines of a file that a code block displays. Omits lines with region markers.
 *
 * @param shown the path for messages
 * @throws SnippetProblem if the file lacks the region, the symbol or the lines
 */
export function selectLines(
  text: string,
  request: Pick<SnippetRequest, 'region' | 'lines' | 'symbol'>,
  shown: string,
): Line[] {
  const all = text.split('\n').map((line, index): Line => ({ text: line, number: index + 1 }));
  const given = (['region', 'lines', 'symbol'] as const).filter((name) => request[name] !== undefined);
  if (given.length > 1)
    throw new SnippetProblem(
      'wrong-option',
      `a code block can't have the options ${given.map((name) => `"${name}"`).join(' and ')} together`,
      {
        option: given[1]!,
        hint: 'keep one of the options "region", "lines" and "symbol"',
      },
    );
  const { region, lines, symbol } = request;
  if (region !== undefined) return lineOfRegion(all, region, shown);
  const part =
    lines !== undefined ? range(all, lines, shown) : symbol !== undefined ? ofSymbol(all, symbol, shown) : all;
  return part.filter((line) => !markerIn(line.text));
}

function lineOfRegion(all: readonly Line[], name: string, shown: string): Line[] {
  const found = regionOf(all, name);
  const fail = (message: string, hint: string) =>
    new SnippetProblem('missing-part', message, { option: 'region', hint });
  if (found === 'open')
    throw fail(
      `the region "${name}" of "${shown}" has no end`,
      'write a comment with "#endregion" after the last line of the region',
    );
  if (found) return found;
  const names = regionNames(all);
  throw fail(
    `"${shown}" has no region "${name}"`,
    names.length > 0
      ? `the file has the regions ${quotedList(names)}`
      : `the file has no regions: write comments with "#region ${name}" and "#endregion"`,
  );
}

function range(all: readonly Line[], lines: string, shown: string): Line[] {
  const [, first, dash, last] = /^\s*(\d+)\s*(?:(-)\s*(\d*))?\s*$/.exec(lines) ?? [];
  // If a file ends with a line break, its last line is empty.
  const count = all.at(-1)?.text === '' ? all.length - 1 : all.length;
  const from = Number(first);
  const to = dash === undefined ? from : last === '' ? count : Number(last);
  if (first === undefined || from < 1 || to < from)
    throw new SnippetProblem('wrong-option', `"${lines}" is not a range of lines`, {
      option: 'lines',
      hint: 'write one line as "3", or a range as "3-9" or "3-"',
    });
  if (to > count || from > count)
    throw new SnippetProblem('missing-part', `"${shown}" has ${count} lines, so it has no lines ${lines}`, {
      option: 'lines',
      hint: 'correct the numbers, or mark the code as a region, which moves with the code',
    });
  return all.slice(from - 1, to);
}

function ofSymbol(all: readonly Line[], name: string, shown: string): Line[] {
  const found = findSymbol(all, name);
  if (found) return found;
  const names = symbolNames(all);
  throw new SnippetProblem('missing-part', `"${shown}" declares no "${name}"`, {
    option: 'symbol',
    hint: names.length > 0 ? `the file declares ${quotedList(names)}` : 'mark the code as a region',
  });
}

/** Removes the indentation that all lines share, and empty lines at both ends. */
export function dedent(lines: readonly Line[]): Line[] {
  const isEmpty = ({ text }: Line) => text.trim() === '';
  const first = lines.findIndex((line) => !isEmpty(line));
  if (first < 0) return [];
  const kept = lines.slice(first, lines.findLastIndex((line) => !isEmpty(line)) + 1);
  const indents = kept.filter((line) => !isEmpty(line)).map(({ text }) => /^[ \t]*/.exec(text)![0]);
  let shared = indents[0]!;
  for (const indent of indents) while (!indent.startsWith(shared)) shared = shared.slice(0, -1);
  return kept.map((line) => ({ ...line, text: isEmpty(line) ? '' : line.text.slice(shared.length) }));
}
