import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { siteFiles } from '../../../scripts/bench/generate-site.ts';
import { compile } from '../../compile.ts';
import { packDocument } from '../../cache/cache.ts';
import type { Packed } from '../../cache/packed.ts';
import { openParsePool } from '../../cache/parse-ahead.ts';
import { openPool } from '../../threads/pool.ts';
import { loadFormulaEngine } from '../../parse/lower/formula-engine.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from '../parse/options.ts';
import { tempFolder } from '../temp.ts';

const job = (text: string) => ({ key: `key of ${text}`, text, options: parseOptions('mdx') });
const poolOf = (threads: number, limit: number, file: string, memory?: number) =>
  openPool<string>({ file: pathToFileURL(file), data: undefined, threads, limit, memory });
const texts = ['# One\n\nText.\n', '# Two\n\n```js\nlet a;\n```\n', 'A <b>fault\n', ''];

function bytesIn(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [
      path.relative(dir, path.join(parentPath, name)),
      readFileSync(path.join(parentPath, name), 'base64'),
    ]),
  );
}

test('threads return the same documents as the main thread', async () => {
  const pool = openParsePool(2, 60_000, 'key');
  try {
    const packed = await Promise.all(texts.map((text) => pool.run(() => job(text))));
    for (const [index, text] of texts.entries()) {
      const { key, options } = job(text);
      const { bytes, parts } = packDocument(key, parseSource(text, options), 'key');
      const found = packed[index] as Packed;
      assert.is(Buffer.from(found.bytes).compare(bytes), 0, text);
      assert.equal(found.parts, parts);
    }
  } finally {
    await pool.close();
  }
});

test('the caller parses the documents of a crashed thread, and of a pool without threads', async () => {
  const folder = tempFolder();
  folder.write({
    'dies.mjs': "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(1));\n",
    'broken.mjs': 'throw new Error();\n',
  });
  try {
    for (const name of ['dies.mjs', 'broken.mjs']) {
      const pool = poolOf(2, 60_000, path.join(folder.dir, name));
      assert.equal(
        await Promise.all(texts.map((text) => pool.run(() => job(text)))),
        texts.map(() => undefined),
        name,
      );
      assert.is(await pool.run(() => job('late')), undefined);
      await pool.close();
    }
  } finally {
    folder.remove();
  }
});

test('a thread that takes too long is ended, and the documents behind it are still parsed', async () => {
  const folder = tempFolder();
  folder.write({
    'endless.mjs': `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ text }) => {
  while (text === 'endless');
  parentPort.postMessage(text);
});
parentPort.postMessage('ready');
`,
  });
  const pool = poolOf(1, 500, path.join(folder.dir, 'endless.mjs'));
  try {
    const answers = await Promise.all(['a', 'endless', 'b', 'endless', 'c'].map((text) => pool.run(() => job(text))));
    assert.equal(answers, ['a', 'late', 'b', 'late', 'c']);
  } finally {
    await pool.close();
    folder.remove();
  }
});

test('a waiting thread is not ended, unless it waits far beyond the limit', async () => {
  const folder = tempFolder();
  folder.write({
    'waits.mjs': `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ text }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, text === 'for ever' ? undefined : 600);
  parentPort.postMessage(text);
});
parentPort.postMessage('ready');
`,
  });
  const pool = poolOf(1, 200, path.join(folder.dir, 'waits.mjs'));
  try {
    assert.equal(await Promise.all(['for a while', 'for ever'].map((text) => pool.run(() => job(text)))), [
      'for a while',
      'late',
    ]);
  } finally {
    await pool.close();
    folder.remove();
  }
});

test('a thread that runs out of memory gives up its document, and the documents behind it are still parsed', async () => {
  const folder = tempFolder();
  folder.write({
    'fills.mjs': `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ text }) => {
  const held = [];
  while (text === 'endless') held.push(new Array(10_000).fill(text));
  parentPort.postMessage(text);
});
parentPort.postMessage('ready');
`,
  });
  const pool = poolOf(1, 60_000, path.join(folder.dir, 'fills.mjs'), 32);
  try {
    assert.equal(await Promise.all(['a', 'endless', 'b'].map((text) => pool.run(() => job(text)))), ['a', 'late', 'b']);
  } finally {
    await pool.close();
    folder.remove();
  }
});

test('a file that takes too long has its own error, and the others are checked', async () => {
  const folder = tempFolder();
  folder.write({
    'lectern.config.mjs': 'export default { title: "T", markdown: { timeLimit: 1 } };\n',
    'docs/long.md': 'A *long* text.\n\n'.repeat(20_000),
    'docs/other.md': '[a](./missing.md)\n',
  });
  try {
    const { published, diagnostics } = await compile(folder.dir, { cache: false });
    assert.is(published, false);
    assert.equal(diagnostics.map(({ rule, place }) => [rule, place.path]).sort(), [
      ['broken-markdown-link', 'docs/other.md'],
      ['costs-too-much', 'docs/long.md'],
    ]);
  } finally {
    folder.remove();
  }
});

test('each document gets its own result, although documents with formulas take longer', async () => {
  await loadFormulaEngine();
  const pool = openParsePool(1, 60_000, 'key');
  try {
    const formulas = ['# A\n\n$a$\n', '# B\n\nText.\n', '# C\n\n$$\nc\n$$\n', '# D\n'];
    const sent = formulas.map((text) => ({ ...job(text), options: { ...job(text).options, math: true } }));
    const packed = await Promise.all(sent.map((each) => pool.run(() => each)));
    for (const [index, { key, text, options }] of sent.entries()) {
      const { bytes } = packDocument(key, parseSource(text, options), 'key');
      assert.is(Buffer.from((packed[index] as Packed).bytes).compare(bytes), 0, text);
    }
  } finally {
    await pool.close();
  }
});

test('a site has the same bytes however many threads parse it', async () => {
  const folder = tempFolder();
  const files = siteFiles(15, 1);
  // Documents with equal text are parsed once.
  files.set('docs/part-0/again.md', files.get('docs/part-0/page-3.md')!);
  folder.write(Object.fromEntries(files));
  try {
    const outputs: Map<string, string>[] = [];
    for (const jobs of inShort([1, 2, 3], 2)) {
      const outDir = path.join(folder.dir, `out-${jobs}`);
      const { parsed, documents } = (await compile(folder.dir, { outDir, cache: false, jobs })).stats;
      assert.is(parsed, documents - 1);
      outputs.push(bytesIn(outDir));
    }
    assert.ok(outputs[0]!.size > 15);
    for (const output of outputs.slice(1)) assert.equal(output, outputs[0]);
  } finally {
    folder.remove();
  }
});

test.run();
