// Tests that no sample installs Lectern from npm, as long as Lectern is not published there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublished } from '../version.ts';

const root = path.resolve(import.meta.dirname, '../..');
const texts = ['README.md', '{corpus,viewer}/README.md', 'content/{docs,blog,community}/**/*.{md,mdx}', 'starter/**/*'];

/**
 * Matches `npm install lectern`, `pnpm add -D @lectern/corpus`, `npx @lectern/viewer`, and links to the
 * package's page.
 */
const fromRegistry =
  /(?:(?:install|add|\bi)(?: -[\w-]+)* |\b(?:npx|bunx|dlx) )(?:lectern(?= |$|`)(?<!\b(?:npx|bunx|dlx) lectern)|@lectern\/)|npmjs\.com\/package\/@?lectern/;

test('no text installs Lectern from the registry before it is published', () => {
  const files = fastGlob.sync(texts, { cwd: root, dot: true });
  assert.ok(files.length > 100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (fromRegistry.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  assert.equal(isPublished ? [] : found, []);
});

test('the pattern finds each way to install from the registry, and no other use of the name', () => {
  for (const line of [
    'npm install --save-dev lectern',
    'npm i lectern',
    'pnpm add @lectern/corpus',
    'npx @lectern/viewer a',
  ])
    assert.ok(fromRegistry.test(line), line);
  for (const line of ['npx lectern compile', 'npm install path/to/lectern-0.1.0.tgz', 'yarn add lectern@file:../a.tgz'])
    assert.not.ok(fromRegistry.test(line), line);
});

test.run();
