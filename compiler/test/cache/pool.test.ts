import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteFiles } from '../../../scripts/bench/generate-site.ts';
import { compile } from '../../compile.ts';
import { packDocument } from '../../cache/cache.ts';
import { openPool } from '../../cache/pool.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from '../parse/options.ts';
import { tempFolder } from '../temp.ts';

const job = (text: string) => ({ key: `key of ${text}`, text, options: parseOptions('mdx') });
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

test('threads give what this one would have put into the cache', async () => {
  const pool = openPool(2);
  try {
    const packed = await Promise.all(texts.map((text) => pool.parse(job(text))));
    for (const [index, text] of texts.entries()) {
      const { key, options } = job(text);
      const { bytes, parts } = packDocument(key, parseSource(text, options));
      assert.is(Buffer.from(packed[index]!.bytes).compare(bytes), 0, text);
      assert.equal(packed[index]!.parts, parts);
    }
  } finally {
    await pool.close();
  }
});

test('a thread that dies leaves its texts to whoever asked, and so does a pool without any', async () => {
  const folder = tempFolder();
  folder.write({
    'dies.mjs': "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(1));\n",
    'broken.mjs': 'throw new Error();\n',
  });
  try {
    for (const name of ['dies.mjs', 'broken.mjs']) {
      const pool = openPool(2, pathToFileURL(path.join(folder.dir, name)));
      assert.equal(
        await Promise.all(texts.map((text) => pool.parse(job(text)))),
        texts.map(() => undefined),
        name,
      );
      assert.is(await pool.parse(job('late')), undefined);
      await pool.close();
    }
  } finally {
    folder.remove();
  }
});

test('a site has the same bytes however many threads parse it', async () => {
  const folder = tempFolder();
  const files = siteFiles(40, 1);
  // Equal texts are one document.
  files.set('docs/part-0/again.md', files.get('docs/part-0/page-3.md')!);
  folder.write(Object.fromEntries(files));
  try {
    const outputs: Map<string, string>[] = [];
    for (const jobs of [1, 2, 3]) {
      const outDir = path.join(folder.dir, `out-${jobs}`);
      const { parsed, documents } = (await compile(folder.dir, { outDir, cache: false, jobs })).stats;
      assert.is(parsed, documents - 1);
      outputs.push(bytesIn(outDir));
    }
    assert.ok(outputs[0]!.size > 40);
    for (const output of outputs.slice(1)) assert.equal(output, outputs[0]);
  } finally {
    folder.remove();
  }
});

test.run();
