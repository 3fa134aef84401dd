import { byWord } from '../../values/words.ts';
import type { MagicComment } from '../document.ts';
import { getOrMake } from '../../values/maps.ts';
import { commentsOf, marksOf, type CommentMarks } from './comment-marks.ts';
import { escapeRegExp } from '../../values/reg-exp.ts';

/**
 * Language → comment forms, for languages whose grammar doesn't determine them: languages that embed others, and
 * languages without a grammar.
 */
const byLanguage = byWord<readonly CommentMarks[]>([
  ['js javascript ts typescript', marksOf('// /*…*/')],
  ['jsx tsx', marksOf('// /*…*/ {/*…*/}')],
  ['mdx', marksOf('// /*…*/ {/*…*/} <!--…--> #')],
  ['html vue svelte', marksOf('// /*…*/ <!--…-->')],
  ['xml', marksOf('<!--…-->')],
  ['css', marksOf('/*…*/')],
  ['python py bash sh shell yaml yml', marksOf('#')],
  ['toml', marksOf('# ;')],
  ['markdown md', marksOf('<!--…--> {/*…*/} #')],
  ['tex latex matlab', marksOf('%')],
  ['lua haskell sql ada elm', marksOf('--')],
  ['wasm lisp', marksOf(';')],
  ['clojure', marksOf('; #')],
  ['vb vba vbnet visual-basic batch', marksOf("' REM")],
]);

/**
 * Comment forms for unknown languages. Several forms are allowed, because code rarely contains the text of a magic
 * comment by accident.
 */
const anyLanguage = marksOf('// /*…*/ {/*…*/} # <!--…-->');

/**
 * Removes lines that contain only a magic comment, and marks the lines to which these comments refer.
 *
 * @param grammars the site's grammars, from `ParseOptions`
 * @returns the remaining code, and the marked lines of each class, counted from 1
 */
export function readMagicComments(
  code: string,
  language: string | undefined,
  comments: readonly MagicComment[],
  grammars?: string,
): { code: string; marks: Record<string, number[]> } {
  const meanings = meaningsOf(comments);
  if (meanings.size === 0 || ![...meanings.keys()].some((word) => code.includes(word))) return { code, marks: {} };
  const comment = commentPattern(language, [...meanings.keys()], grammars);
  const rest: string[] = [];
  const marks: Record<string, number[]> = {};
  const open = new Set<string>();
  const next = new Set<string>();
  for (const line of code.split('\n')) {
    const found = comment
      .exec(line)
      ?.slice(1)
      .find((word) => word !== undefined);
    if (found !== undefined) {
      for (const { className, role } of meanings.get(found)!) {
        if (role === 'line') next.add(className);
        else if (role === 'start') open.add(className);
        else open.delete(className);
      }
      continue;
    }
    rest.push(line);
    for (const className of new Set([...next, ...open])) (marks[className] ??= []).push(rest.length);
    next.clear();
  }
  return { code: rest.join('\n'), marks };
}

interface Meaning {
  className: string;
  role: 'line' | 'start' | 'end';
}

function meaningsOf(comments: readonly MagicComment[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const { className, line, block } of comments) {
    for (const [role, word] of [
      ['line', line],
      ['start', block?.start],
      ['end', block?.end],
    ] as const) {
      if (word) getOrMake(meanings, word, () => []).push({ className, role });
    }
  }
  return meanings;
}

function commentPattern(language: string | undefined, words: readonly string[], grammars?: string): RegExp {
  const alternatives = words.map(escapeRegExp).join('|');
  const patterns = commentForms(language, grammars).map(
    ([open, close]) => `${openingPattern(open)}\\s*(${alternatives})\\s*${escapeRegExp(close)}`,
  );
  return new RegExp(`^\\s*(?:${[...new Set(patterns)].join('|')})\\s*$`);
}

/** @returns the comment forms of a language, or forms that are common to most languages */
export function commentForms(language: string | undefined, grammars?: string): CommentMarks[] {
  return [
    ...(byLanguage.get(language ?? '') ?? anyLanguage),
    ...(language === undefined ? [] : commentsOf(language, grammars)),
  ];
}

/** @returns a pattern for the opening of a comment. Lisp may repeat it (`;;;`), and Basic's `REM` ignores case */
export function openingPattern(open: string): string {
  return open === ';' ? ';+' : open === 'REM' ? String.raw`@?[Rr][Ee][Mm]\b` : escapeRegExp(open);
}
