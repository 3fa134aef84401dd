import type { TokenCode } from '../../../corpus/tokens.ts';
import { sameText } from '../../same-text.ts';
import { tokenise, tokeniseFence, type Token } from './tokenise.ts';
import { tokenCode } from './token-code.ts';

/** Longer code is left plain: grammars are regular expressions, and not all of them are linear. */
const maxLength = 200_000;
const maxLineLength = 5_000;

interface Run {
  code: TokenCode | undefined;
  length: number;
}

const known = sameText<string | undefined>();

/** @returns the runs of tokens over some code, as `CodeBlockProps.tokens` describes them */
export function highlight(code: string, language: string): string | undefined {
  return known(`${language}\n${code}`, () => runsOf(code, language));
}

function runsOf(code: string, language: string): string | undefined {
  if (code.length > maxLength || code.split('\n').some((line) => line.length > maxLineLength)) return undefined;
  const tokens = tokenise(code, language);
  if (!tokens) return undefined;
  const runs: Run[] = [];
  collectRuns(tokens, undefined, runs);
  if (runs.at(-1)?.code === undefined) runs.pop();
  return runs.map(({ code: look = '', length }) => `${look}${length}`).join(' ') || undefined;
}

function collectRuns(token: Token | Token[], code: TokenCode | undefined, runs: Run[]): void {
  if (Array.isArray(token)) {
    for (const each of token) collectRuns(each, code, runs);
  } else if (typeof token !== 'string') {
    const { type, alias, content } = token;
    const classes = [type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))];
    const inside = type === 'code-block' && typeof content === 'string' ? tokeniseFence(content, classes) : undefined;
    collectRuns(inside ?? content, classes.includes('interpolation') ? undefined : (tokenCode(classes) ?? code), runs);
  } else if (token !== '') {
    const last = runs.at(-1);
    if (last && last.code === code) last.length += token.length;
    else runs.push({ code, length: token.length });
  }
}
