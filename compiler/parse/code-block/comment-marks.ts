import { getOrMake } from '../../values/maps.ts';
import { words } from '../../values/words.ts';
import { tokenCode } from './token-code.ts';
import { grammarsOf, tokenise, type Token } from './tokenise.ts';

/** The text before and after the words of a comment: `['<!--', '-->']`, `['#', '']`. */
export type CommentMarks = readonly [open: string, close: string];

/** @param comments in order, as in `# <!--…-->`: the text before the words of each, and after them */
export function marksOf(comments: string): CommentMarks[] {
  return words(comments).map((comment) => {
    const [open = '', close = ''] = comment.split('…');
    return [open, close];
  });
}

/** Comments of all languages. The grammar of a language tells which of them the language has. */
const candidates = marksOf(
  `// # -- ; % ! " ' REM :: dnl * *> ⍝ NB. /*…*/ <!--…--> (*…*) {-…-} {…} #|…|# #=…=# <#…#> <%--…--%> <%#…%>
  {#…#} {{!…}} {{!--…--}} @*…*@ --[[…]] /'…'/ (;…;) {*…*} /+…+/ |…| "…"`,
);

const known = new Map<string, readonly CommentMarks[]>();

/**
 * @param grammars those of the site, as `ParseOptions` hold them
 * @returns the comments that the grammar of a language knows; none when the language has no grammar
 */
export function commentsOf(language: string, grammars?: string): readonly CommentMarks[] {
  const own = grammarsOf(grammars);
  return getOrMake(known, `${own?.id ?? ''} ${language}`, () => {
    const isComment = (code: string) => {
      const tokens = tokenise(code, language, own);
      return tokens !== undefined && tokens.every(isCommentOnly);
    };
    // Some languages take any word for a comment.
    return isComment('word') ? [] : candidates.filter(([open, close]) => isComment(`${open} word ${close}`.trim()));
  });
}

function isCommentOnly(token: Token): boolean {
  if (typeof token === 'string') return token.trim() === '';
  const { type, alias, content } = token;
  if (tokenCode([type, ...(typeof alias === 'string' ? [alias] : (alias ?? []))]) === 'c') return true;
  return Array.isArray(content) ? content.every(isCommentOnly) : typeof content !== 'string' && isCommentOnly(content);
}
