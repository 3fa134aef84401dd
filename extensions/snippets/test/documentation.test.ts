// Compiles the example in the documentation, with the published name of the extension.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'content/docs/writing/code-from-files.md'), 'utf8');
const files = Object.fromEntries(
  Array.from(page.matchAll(/^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)^\1$/gm), ([, , file, text]) => [file!, text!]),
);

test('the example compiles, and shows the parts that the page describes', async () => {
  // The folder is in this repository, so that the config can import `lectern/snippets`.
  const folder = tempFolder(path.join(root, 'examples'));
  try {
    folder.write(files);
    assert.equal((await compile(folder.dir)).diagnostics, []);
    const text = readFileSync(path.join(folder.dir, 'dist/docs/tides.md'), 'utf8');
    assert.match(text, '```ts title="tide.ts"\nconst low = 0.5;\nconst high = 3.1;\n```');
    assert.match(text, /```ts title="The height at an hour"\nexport function height[^`]*\n\}\n```/);
  } finally {
    folder.remove();
  }
});

test.run();
