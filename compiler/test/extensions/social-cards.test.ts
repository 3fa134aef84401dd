import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { lines, withExtension } from './extension-site.ts';

/**
 * Source of the hook `socialCards`.
 *
 * @param describe source of the function that returns a card's data
 * @param render source of the function that renders that data
 */
const members = (describe: string, render: string) =>
  `  socialCards: () => ({\n    version: 1,\n    describe: ${describe},\n    render: ${render},\n  }),`;
const title = '({ title }) => title';

test('an extension makes the cards of pages, with a file for each different card', () =>
  withExtension(
    members(title, 'async (text) => Buffer.from(text)'),
    { 'docs/a.md': '# Alike\n', 'docs/b.md': '---\ntitle: Alike\n---\nText.\n', 'docs/c.md': '# Other\n' },
    async ({ dir }) => {
      assert.equal(lines((await compile(dir)).diagnostics), []);
      const imageOf = (name: string) =>
        /property="og:image" content="[^"]*\/(assets\/probe\/\w+\.png)"/.exec(
          readFileSync(path.join(dir, `dist/docs/${name}/index.html`), 'utf8'),
        )?.[1];
      assert.is(imageOf('a'), imageOf('b'));
      assert.is(readFileSync(path.join(dir, 'dist', imageOf('c')!), 'utf8'), 'Other');
      assert.ok(readdirSync(path.join(dir, 'dist/assets/probe')).includes(path.basename(imageOf('a')!)));
    },
  ));

test('in development, no extension makes cards', () =>
  withExtension(members("() => { throw new Error('used') }", 'async () => 1'), {}, async ({ dir }) => {
    assert.equal(lines((await compile(dir, { development: true })).diagnostics), []);
  }));

test('a hook that throws for all pages is one error at its line', () =>
  withExtension(
    members("() => { throw new Error('no title') }", 'async () => 1'),
    { 'docs/a.md': '# A\n' },
    async ({ dir }) => {
      const { diagnostics, published } = await compile(dir);
      assert.is(published, false);
      assert.is(diagnostics.length, 1);
      assert.match(lines(diagnostics)[0]!, /^probe\.ts:6:\d+ error extension-failed .*socialCards\.describe.*no title/);
    },
  ));

test('cards that are not bytes are one error, and no exception', () =>
  withExtension(members(title, "async () => 'text'"), {}, async ({ dir }) => {
    const [first, ...others] = lines((await compile(dir)).diagnostics);
    assert.equal(others, []);
    assert.match(first!, /extension-failed .*socialCards\.render.*the function must return the bytes of a PNG file/);
  }));

test.run();
