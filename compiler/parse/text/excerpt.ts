/** Of a longer line the rest is not read: the patterns below take a time that grows with its square. */
const maxLine = 5_000;

/** What is taken off a line of Markdown to leave its words, in this order. */
const markup: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(#.*?)\s*\{#[^}]*\}\s*$/, '$1'], // the id of a heading
  [/<[A-Za-z](?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g, ''], // tags, with code in their attributes
  [/<[^>]*>/g, ''], // tags that were not meant as such
  [/^#[^#]+#?/, ''], // an h1, which is the title
  [/^#{1,6}\s*([^#]*?)\s*#{0,6}/, '$1'], // marks of other headings
  [/([*_]{1,3})(.*?)\1/g, '$2'], // emphasis
  [/~~(\S(?:.*\S)?)~~/g, '$1'], // strikethrough
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'], // images, whose alternative text stays
  [/\[\^.+?\](?:: .*$)?/g, ''], // footnotes
  [/\[(.*?)\][[(].*?[\])]/g, '$1'], // links
  [/`(.+?)`/g, '$1'], // code
  [/^\s{0,3}>\s?/, ''], // quotes
  [/:::.*/, ''], // admonitions
  [/\s?:(?:::|[^:\n])+:/g, ''], // names of emoji
  [/\{#*[\w-]+\}/, ''], // an id elsewhere
];

/**
 * The first line of a text that has words, without its markup: the description of a page that gives none.
 * Imports, exports and fenced code are passed over. The rules are those of Docusaurus, so that pages keep their
 * descriptions.
 *
 * @param content without its front matter
 */
export function excerpt(content: string): string {
  const lines = content
    .trimStart()
    .replace(/^[^\n]*\n=+/, '')
    .split('\n');
  let inModule = false;
  let fence = 0;
  for (const line of lines) {
    const words = line.trim();
    if (words === '') {
      inModule = false;
      continue;
    }
    if (fence === 0 && (inModule || /^(?:import|export)\s/.test(line))) {
      inModule = true;
      continue;
    }
    const ticks = /^`{3,}/.exec(words)?.[0].length ?? 0;
    if (ticks > 0) {
      if (fence === 0) fence = ticks;
      else if (ticks >= fence) fence = 0;
      continue;
    }
    if (fence > 0) continue;
    const plain = withoutMarkup(line);
    if (plain !== '') return plain;
  }
  return '';
}

function withoutMarkup(line: string): string {
  return markup
    .reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), line.slice(0, maxLine))
    .trim();
}
