/**
 * Whether a client prefers Markdown to HTML. Browsers send `text/html` and `*\/*`, agents send `text/markdown`.
 *
 *     text/markdown, text/html;q=0.9  → true      text/html, text/markdown  → false      *\/*  → false
 *
 * @param accept the header `Accept`
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = (accept ?? '').slice(0, mostCharacters).split(',').map(rangeOf);
  const markdown = ranges.findIndex(({ type }) => type === 'text/markdown');
  if (markdown < 0 || ranges[markdown]!.weight === 0) return false;
  const html = ranges.findIndex(({ type }) => type === 'text/html');
  if (html < 0 || ranges[html]!.weight < ranges[markdown]!.weight) return true;
  return ranges[html]!.weight === ranges[markdown]!.weight && markdown < html;
}

const mostCharacters = 1000;

function rangeOf(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}
