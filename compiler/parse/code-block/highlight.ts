import type { TokenCode } from '../../../corpus/tokens.ts';
import { sameText } from '../../values/same-text.ts';
import type { OwnGrammars } from './own-grammars.ts';
import { grammarsOf, tokenise, tokeniseFence, type Token } from './tokenise.ts';
import { tokenCode } from './token-code.ts';

/**
 * Maximum length of highlighted code, in characters. For some of Prism's regular expressions, the time grows faster
 * than the length.
 */
const maxLength = 200_000;
const maxLineLength = 5_000;

interface Run {
  code: TokenCode | undefined;
  length: number;
}

const known = sameText<string | undefined>();

/**
 * @param grammars the site's grammars, from `ParseOptions`
 * @returns the runs of tokens in the code, in the format of `CodeBlockProps.tokens`
 */
export function highlight(code: string, language: string, grammars?: string): string | undefined {
  const own = grammarsOf(grammars);
  return known(`${own?.id ?? ''}${language}\n${code}`, () => runsOf(code, language, own));
}

function runsOf(code: string, language: string, own: OwnGrammars | undefined): string | undefined {
  if (code.length > maxLength || code.split('\n').some((line) => line.length > maxLineLength)) return undefined;
  const tokens = tokenise(code, language, own);
  if (!tokens) return undefined;
  const runs: Run[] = [];
  collectRuns(tokens, undefined, runs, own);
  if (runs.at(-1)?.code === undefined) runs.pop();
  return runs.map(({ code: style = '', length }) => `${style}${length}`).join(' ') || undefined;
}

function collectRuns(
  token: Token | Token[],
  code: TokenCode | undefined,
  runs: Run[],
  own: OwnGrammars | undefined,
): void {
  if (Array.isArray(token)) {
    for (const each of token) collectRuns(each, code, runs, own);
  } else if (typeof token !== 'string') {
    const { type, alias, content } = token;
    const classes = [type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))];
    const inside =
      type === 'code-block' && typeof content === 'string' ? tokeniseFence(content, classes, own) : undefined;
    collectRuns(
      inside ?? content,
      classes.includes('interpolation') ? undefined : (tokenCode(classes) ?? code),
      runs,
      own,
    );
  } else if (token !== '') {
    const last = runs.at(-1);
    if (last && last.code === code) last.length += token.length;
    else runs.push({ code, length: token.length });
  }
}
