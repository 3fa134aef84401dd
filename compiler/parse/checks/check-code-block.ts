import type { Code } from 'mdast';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { words } from '../../values/words.ts';
import { oneWord, plainLanguages } from '../code-block/code-block-props.ts';
import { parseMeta } from '../code-block/parse-meta.ts';
import { grammarsOf, isKnownLanguage } from '../code-block/tokenise.ts';
import type { Parsing } from '../parsing.ts';

/**
 * Languages whose misspelt names are reported. Rarer languages are excluded, because many names of languages without a
 * grammar are similar to them.
 */
const common = words(`
  bash console csharp dart diff docker dockerfile elixir golang graphql groovy handlebars haskell html http
  java javascript json kotlin makefile markdown matlab mermaid nginx objectivec perl php plaintext powershell
  properties protobuf python ruby rust scala scss shell solidity swift terraform toml typescript yaml
`);

/** Valid languages without a grammar that look like misspelt common languages. They are never reported. */
const others = new Set(words('bson cython dash dhtml hjson ipython jison jsonl jython phtml shtml xaml'));

/** Minimum length of names that are reported. A shorter name is similar to too many valid names. */
const shortest = 4;

/** Reports words of an info string that have no effect, such as an unknown language or numbers of missing lines. */
export function checkCodeBlock({ lang, meta, value, position }: Code, { text, report, options }: Parsing): void {
  if (!position) return;
  const language = oneWord(lang);
  const near = language === undefined ? undefined : nearLanguage(language, options.grammars);
  const { line, column, offset = 0 } = position.start;
  const opening = /[^\n]*/.exec(text.slice(offset, offset + 1000))![0];
  const placed = (part: string): Range => {
    const at = Math.max(0, opening.indexOf(part));
    return { line, column: column + at, end: { line, column: column + at + part.length } };
  };
  if (language !== undefined && near !== undefined)
    report('unknown-code-language', placed(lang!.slice(0, language.length)), { language, near });
  const [attached] = /\{\d[\d,.-]*\}$/.exec(lang ?? '') ?? [];
  if (attached) report('line-range', placed(attached), { item: attached, isInLanguage: true });
  if (!meta) return;
  const { highlighted, unreadLines, rest } = parseMeta(meta);
  for (const { written, ...problem } of misspeltMeta(rest)) report('code-block-option', placed(written), problem);
  for (const item of unreadLines) report('line-range', placed(item), { item, isInLanguage: false });
  if (value === '' || !highlighted) return;
  const marked = highlighted.at(-1) ?? 0;
  const lines = value.split('\n').length;
  if (marked > lines) report('line-beyond-block', placed(/\{[\d,\s.-]+\}/.exec(meta)![0]), { marked, lines });
}

/** Words that Lectern reads in the meta of a fence. Components of the site may read further words. */
const metaWords = ['title', 'showLineNumbers', 'live', 'noInline', 'npm2yarn', 'npm2yarn2pnpm', 'sync'];

/**
 * @param meta the rest of an info string, from `parseMeta`
 * @returns the words that are probably misspelt, and a title without quotes
 */
function misspeltMeta(meta: string | undefined): { written: string; name: string; near?: string }[] {
  if (meta === undefined) return [];
  const rest = meta.replace(/"[^"]*"|'[^']*'/g, '""');
  return [...rest.matchAll(/(?<!\S)([a-z]\w{4,})(=\S*)?(?!\S)/gi)].flatMap(([, name = '', value = '']) => {
    if (name === 'title' && value !== '') return [{ written: name, name }];
    if (name === 'showLineNumbers' && value !== '') return [{ written: name + value, name }];
    const near = metaWords.includes(name) ? undefined : nearest(name, metaWords);
    return near === undefined ? [] : [{ written: name, name, near }];
  });
}

function nearLanguage(language: string, grammars: string | undefined): string | undefined {
  if (language.length < shortest || plainLanguages.has(language) || others.has(language)) return undefined;
  if (isKnownLanguage(language, grammarsOf(grammars))) return undefined;
  return common.includes(language) ? undefined : nearest(language, common);
}
