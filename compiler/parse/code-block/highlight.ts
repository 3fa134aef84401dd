import type { ElementContent, RootContent } from 'hast';
import type { TokenCode } from '../../corpus/tokens.ts';
import { tokenise } from './tokenise.ts';
import { tokenCode } from './token-code.ts';

/** Longer code is left plain: grammars are regular expressions, and not all of them are linear. */
const maxLength = 200_000;
const maxLineLength = 5_000;

interface Run {
  code: TokenCode | undefined;
  length: number;
}

/** @returns the runs of tokens over some code, as `CodeBlockProps.tokens` describes them */
export function highlight(code: string, language: string): string | undefined {
  if (code.length > maxLength || code.split('\n').some((line) => line.length > maxLineLength)) return undefined;
  const tokens = tokenise(code, language);
  if (!tokens) return undefined;
  const runs: Run[] = [];
  collectRuns(tokens.children, undefined, runs);
  if (runs.at(-1)?.code === undefined) runs.pop();
  return runs.map(({ code: look = '', length }) => `${look}${length}`).join(' ') || undefined;
}

function collectRuns(nodes: readonly (RootContent | ElementContent)[], code: TokenCode | undefined, runs: Run[]): void {
  for (const node of nodes) {
    if (node.type === 'element') {
      const classes = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
      collectRuns(node.children, classes.includes('interpolation') ? undefined : (tokenCode(classes) ?? code), runs);
    } else if (node.type === 'text' && node.value !== '') {
      const last = runs.at(-1);
      if (last && last.code === code) last.length += node.value.length;
      else runs.push({ code, length: node.value.length });
    }
  }
}
