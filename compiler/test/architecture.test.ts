// Tests that files and folders in ARCHITECTURE.md and the decision pages exist, and that ARCHITECTURE.md stays short.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const missing = (files: Iterable<string>) => [...files].filter((file) => !existsSync(path.join(root, file)));

test('ARCHITECTURE.md has at most 1,800 words', () => {
  const { length } = read('ARCHITECTURE.md').split(/\s+/).filter(Boolean);
  assert.ok(length <= 1_800, `${length} words`);
});

test('each link of ARCHITECTURE.md leads to a file or folder', () => {
  const links = Array.from(read('ARCHITECTURE.md').matchAll(/\]\(([^)]+)\)/g), ([, target]) => target!);
  assert.ok(links.length > 12, `${links.length} links`);
  assert.equal(missing(links), []);
});

test('each law of ARCHITECTURE.md links a test', () => {
  const [, laws = ''] = /^## Laws\n([\s\S]*?)^## /m.exec(read('ARCHITECTURE.md'))!;
  const rules = laws.trim().split('\n');
  assert.is(rules.length, 7);
  assert.equal(
    rules.filter((rule) => !/\[[Tt]est\]\([^)]*\/test\//.test(rule)),
    [],
  );
});

for (const page of fastGlob.sync('content/docs/advanced/decisions/*.md', { cwd: root }).sort()) {
  test(`${path.basename(page)} has context, decision and consequence, and its evidence exists`, () => {
    const text = read(page);
    for (const heading of ['Context', 'Decision', 'Consequence', 'Evidence'])
      assert.match(text, `\n## ${heading}\n`, heading);
    const [, evidence = ''] = text.split('\n## Evidence\n');
    const files = Array.from(evidence.matchAll(/`([^`]+)`/g), ([, file]) => file!);
    assert.ok(files.length > 0);
    assert.equal(missing(files), []);
  });
}

test.run();
