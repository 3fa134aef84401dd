// Divides a corpus into chunks for embeddings, and prints each as a line of JSON:
//     node rag-chunks.js dist > chunks.jsonl
import { openCorpus, sections } from '@lectern/corpus';
import { toMarkdown } from '@lectern/corpus/markdown';

/** The maximum number of characters in a chunk. A chunk with a single block can be longer. */
const limit = 1500;

const corpus = openCorpus(process.argv[2] ?? 'dist');
const { url, instances } = await corpus.site();
const isLast = ({ instance, version }) =>
  instances.some(
    ({ id, versions = [] }) => id === instance && versions.some((each) => each.name === version && each.isLast),
  );

for (const route of await corpus.routes()) {
  if (route.unlisted || (route.version !== undefined && !isLast(route))) continue;
  const page = await corpus.page(route.path);
  for (const { nodes, heading, above, href } of sections(page)) {
    const base = url + href;
    for (const [index, text] of chunksOf(nodes.map((node) => toMarkdown(node, { base }).trim())).entries()) {
      const headings = [...above, heading];
      // The text to embed includes the headings, because a paragraph alone often does not name its topic.
      const chunk = { id: `${href}:${index}`, url: base, title: page.title, headings, version: route.version };
      console.log(JSON.stringify({ ...chunk, text: `${headings.join(' › ')}\n\n${text}` }));
    }
  }
}

/** Joins blocks to chunks up to the limit. A block that is longer than the limit is a chunk of its own. */
function chunksOf(blocks) {
  const chunks = [];
  for (const block of blocks.filter(Boolean)) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + block.length < limit) chunks[chunks.length - 1] = `${last}\n\n${block}`;
    else chunks.push(block);
  }
  return chunks;
}
