// Adds every section of a corpus to an index of Meilisearch:
//     MEILISEARCH_KEY=… node meilisearch-import.js dist http://127.0.0.1:7700 docs
import { createHash } from 'node:crypto';
import { openCorpus, sections } from '@lectern/corpus';

const [dist, host, index] = process.argv.slice(2);
const corpus = openCorpus(dist);
const documents = [];

for (const route of await corpus.routes()) {
  if (route.unlisted) continue;
  const page = await corpus.page(route.path);
  for (const { heading, above, href, text } of sections(page)) {
    // A hash, because an id may contain only letters, digits, hyphens and underscores.
    const id = createHash('sha256').update(href).digest('base64url');
    const { instance, version } = route;
    documents.push({ id, href, title: page.title, heading, above, text, instance, version });
  }
}

await send('PATCH', 'settings', {
  searchableAttributes: ['heading', 'title', 'above', 'text'],
  filterableAttributes: ['instance', 'version'],
});
await send('DELETE', 'documents');
for (let from = 0; from < documents.length; from += 1000) {
  await send('POST', 'documents?primaryKey=id', documents.slice(from, from + 1000));
}
console.log(`${documents.length} sections`);

/** Sends a request, and waits until Meilisearch has processed it. */
async function send(method, path, body) {
  let task = await request(method, `indexes/${index}/${path}`, body);
  while (task.status === 'enqueued' || task.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    task = await request('GET', `tasks/${task.taskUid ?? task.uid}`);
  }
  if (task.status !== 'succeeded') throw new Error(`${method} ${path}: ${task.error?.message ?? task.status}`);
}

async function request(method, path, body) {
  const { MEILISEARCH_KEY: key } = process.env;
  const response = await fetch(`${host}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.message ?? response.status}`);
  return answer;
}
