import { getOrMake } from '../../values/maps.ts';
import { words } from '../../values/words.ts';
import { tokenCode } from './token-code.ts';
import { grammarsOf, tokenise, type Token } from './tokenise.ts';

/** The opening and the closing mark of a comment: `['<!--', '-->']`, `['#', '']`. */
export type CommentMarks = readonly [open: string, close: string];

/**
 * Parses a list of comment forms.
 *
 * @param comments comment forms separated by spaces, with `…` for the comment's text: `# <!--…-->`
 */
export function marksOf(comments: string): CommentMarks[] {
  return words(comments).map((comment) => {
    const [open = '', close = ''] = comment.split('…');
    return [open, close];
  });
}

/** Comment forms of all languages. `commentsOf` tests with Prism's grammar which forms a language has. */
const candidates = marksOf(
  `// # -- ; % ! " ' REM :: dnl * *> ⍝ NB. /*…*/ <!--…--> (*…*) {-…-} {…} #|…|# #=…=# <#…#> <%--…--%> <%#…%>
  {#…#} {{!…}} {{!--…--}} @*…*@ --[[…]] /'…'/ (;…;) {*…*} /+…+/ |…| "…"`,
);

const known = new Map<string, readonly CommentMarks[]>();

/**
 * Finds the comment forms of a language by highlighting a sample of each form.
 *
 * @param grammars the site's grammars, from `ParseOptions`
 * @returns no forms for a language without a grammar
 */
export function commentsOf(language: string, grammars?: string): readonly CommentMarks[] {
  const own = grammarsOf(grammars);
  return getOrMake(known, `${own?.id ?? ''} ${language}`, () => {
    const isComment = (code: string) => {
      const tokens = tokenise(code, language, own);
      return tokens !== undefined && tokens.every(isCommentOnly);
    };
    // Some grammars parse any word as a comment. The test would then accept all comment forms.
    return isComment('word') ? [] : candidates.filter(([open, close]) => isComment(`${open} word ${close}`.trim()));
  });
}

function isCommentOnly(token: Token): boolean {
  if (typeof token === 'string') return token.trim() === '';
  const { type, alias, content } = token;
  if (tokenCode([type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))]) === 'c') return true;
  return Array.isArray(content) ? content.every(isCommentOnly) : typeof content !== 'string' && isCommentOnly(content);
}
