import type { TokenCode } from '../../../corpus/tokens.ts';
import { byWord } from '../../values/words.ts';

/** Colour code → Prism token names. Tokens with other names inherit the colour of the surrounding token. */
const names: Record<TokenCode, string> = {
  a: 'attr-name annotation decorator',
  b: 'builtin',
  c: 'comment prolog doctype cdata shebang block-comment hashbang',
  d: 'deleted deleted-sign deleted-arrow',
  e: 'entity',
  f: 'function function-name function-variable macro method function-definition',
  g: 'tag selector title-tag',
  h: 'title heading section-name coord',
  i: 'inserted inserted-sign inserted-arrow',
  k: 'keyword atrule rule important directive control-flow at-rule command instruction',
  l: 'boolean null nil constant symbol literal undefined',
  m: 'bold',
  n: 'number date time unit version',
  o: 'operator arrow combinator',
  p: 'punctuation delimiter',
  r: 'regex regex-source char-class',
  s: 'string char attr-value string-literal template-string triple-quoted-string heredoc code-snippet code value',
  t: 'class-name type namespace known-class-name maybe-class-name type-definition generics',
  u: 'url url-reference link uri',
  v: 'variable parameter assign-left environment shell-symbol interpolation-variable',
  x: 'italic',
  y: 'property property-access key object-property literal-property label',
};

const codes = byWord(Object.entries(names).map(([code, kinds]) => [kinds, code as TokenCode]));

/**
 * @returns the colour code of the first Prism class with a code; undefined if no class has a code
 */
export function tokenCode(classes: readonly string[]): TokenCode | undefined {
  for (const name of classes) {
    const code = codes.get(name);
    if (code !== undefined) return code;
  }
  return undefined;
}
