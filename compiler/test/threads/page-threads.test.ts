import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageJob } from '../../emit/threads/page-job.ts';
import { mostShared, openPageThreads } from '../../threads/page-threads.ts';
import { tempFolder } from '../temp.ts';

const frame = { site: {}, shell: [] } as unknown as PageJob['frame'];
const job = (json: string, sidebar?: PageJob['sidebar']): PageJob => ({ frame, json, rendering: undefined, sidebar });
const drafts = [['json', { file: '/out/0', current: undefined }]] as [['json', { file: string; current: undefined }]];
const branch = (name: string): PageJob['sidebar'] => ({ kind: 'docs', branch: { items: [], name } as never });

/** Starts threads that handle each message with the code `body`. @returns their answers to the jobs */
async function answersOf(body: string, jobs: readonly PageJob[], threads = 1): Promise<unknown[]> {
  const folder = tempFolder();
  folder.write({
    'thread.mjs': `import { parentPort, workerData } from 'node:worker_threads';
import { existsSync, writeFileSync } from 'node:fs';
const flag = ${JSON.stringify(path.join(folder.dir, 'flag'))};
const answer = (value) => parentPort.postMessage([value]);
parentPort.on('message', (message) => { ${body} });
parentPort.postMessage('ready');
`,
  });
  const pages = openPageThreads(threads, folder.dir, pathToFileURL(path.join(folder.dir, 'thread.mjs')));
  try {
    return await Promise.all(jobs.map((each) => pages.write(each, drafts)));
  } finally {
    await pages.close();
    folder.remove();
  }
}

test('if a thread dies, another thread renders its page', async () => {
  const dieOnce = 'if (!existsSync(flag)) { writeFileSync(flag, ""); process.exit(1); } else answer(message.job.json);';
  assert.equal(await answersOf(dieOnce, [job('a')], 2), [['a']]);
});

test('a page has no result if its threads always die, or if rendering fails', async () => {
  assert.equal(await answersOf('process.exit(1);', [job('a'), job('b')], 2), [undefined, undefined]);
  assert.equal(await answersOf('parentPort.postMessage({ failed: "reason" });', [job('a')]), [undefined]);
});

test('a thread gets each shared value once', async () => {
  const [one, two] = [branch('one'), branch('two')];
  const sent = 'answer([message.frame.value, message.sidebar.value].map((value) => value !== undefined));';
  assert.equal(await answersOf(sent, [job('a', one), job('b', one), job('c', two), job('d', one)]), [
    [[true, true]],
    [[false, false]],
    [[false, true]],
    [[false, false]],
  ]);
});

test('a shared value that was not used for a long time is sent again', async () => {
  const branches = Array.from({ length: mostShared }, (_, index) => branch(String(index)));
  const sent = 'answer(message.sidebar.value !== undefined);';
  const answers = await answersOf(
    sent,
    [...branches, branches[0]].map((each) => job('a', each)),
  );
  assert.equal(answers.flat(), [...branches.map(() => true), true]);
});

test.run();
