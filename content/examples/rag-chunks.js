// Cuts a corpus into chunks for embeddings, one a line of JSON:
//     node rag-chunks.js dist > chunks.jsonl
import { openCorpus, sections } from '@lectern/corpus';
import { toMarkdown } from '@lectern/corpus/markdown';

/** How many characters a chunk has at most, where its blocks let it. */
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
      // The headings are part of what is embedded: a paragraph seldom says what it is about.
      const chunk = { id: `${href}:${index}`, url: base, title: page.title, headings, version: route.version };
      console.log(JSON.stringify({ ...chunk, text: `${headings.join(' › ')}\n\n${text}` }));
    }
  }
}

/** Joins blocks as long as they fit; one that is longer than the limit stays whole. */
function chunksOf(blocks) {
  const chunks = [];
  for (const block of blocks.filter(Boolean)) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + block.length < limit) chunks[chunks.length - 1] = `${last}\n\n${block}`;
    else chunks.push(block);
  }
  return chunks;
}
