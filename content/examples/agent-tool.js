// A tool for agents. It answers a question with the Markdown of the best sections, or reads one address:
//     node agent-tool.js dist "write a page"
//     node agent-tool.js dist /docs/guides/write/#headings
import { CorpusError, openCorpus } from '@lectern/corpus';

/** The maximum number of characters of one answer, so that a long page never fills the context of a model. */
const limit = 6000;

const [address = 'dist', query = ''] = process.argv.slice(2);
const corpus = openCorpus(address);

console.log(query.startsWith('/') ? await readAddress(query) : await answer(query));

/** @returns the best sections with their addresses, or a sentence if there are none */
async function answer(question) {
  const hits = await corpus.search(question, { limit: 3, markdown: true });
  if (hits.length === 0) return `No section matches "${question}".`;
  return hits.map(({ path, title, markdown }) => `[${title}](${path})\n\n${cut(markdown)}`).join('\n\n---\n\n');
}

/** @returns the Markdown of a section; for a missing address, the nearest ones */
async function readAddress(href) {
  try {
    const { markdown } = await corpus.section(href);
    return cut(markdown);
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return [error.message, ...(error.near ?? []).map((path) => `Did you mean ${path}?`)].join('\n');
  }
}

/** Cuts after a line, and says so. */
function cut(markdown) {
  if (markdown.length <= limit) return markdown;
  return `${markdown.slice(0, markdown.lastIndexOf('\n', limit))}\n\n(Cut. Read the sections of the page for the rest.)`;
}
