// A tool for agents. It answers a question with the best sections as Markdown, or returns the section at an address:
//     node agent-tool.js dist "write a page"
//     node agent-tool.js dist /docs/guides/write/#headings
import { CorpusError, openCorpus } from '@lectern/corpus';

/** The maximum number of characters in an answer. A longer page would fill the context of a model. */
const limit = 6000;

const [address = 'dist', query = ''] = process.argv.slice(2);
const corpus = openCorpus(address);

console.log(query.startsWith('/') ? await readAddress(query) : await answer(query));

/** @returns the best sections with their addresses; a sentence if there are none */
async function answer(question) {
  const hits = await corpus.search(question, { limit: 3, markdown: true });
  if (hits.length === 0) return `No section matches "${question}".`;
  return hits.map(({ path, title, markdown }) => `[${title}](${path})\n\n${cut(markdown)}`).join('\n\n---\n\n');
}

/** @returns the section at an address as Markdown; if there is none, similar addresses */
async function readAddress(href) {
  try {
    const { markdown } = await corpus.section(href);
    return cut(markdown);
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return [error.message, ...(error.near ?? []).map((path) => `Did you mean ${path}?`)].join('\n');
  }
}

/** Cuts a long text at the end of a line, and adds a note. */
function cut(markdown) {
  if (markdown.length <= limit) return markdown;
  return `${markdown.slice(0, markdown.lastIndexOf('\n', limit))}\n\n(Cut. Read the sections of the page for the rest.)`;
}
