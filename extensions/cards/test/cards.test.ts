// Tests social cards in complete compiles, and the warnings if they can't be rendered.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSession } from '../../../compiler/session.ts';
import { compile } from '../../../compiler/compile.ts';
import type { CardsContext } from '../../../compiler/index.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';
import { cards as extension, type CardOptions } from '../index.ts';

const folder = tempFolder();
test.after(() => folder.remove());

test('pages have cards at absolute addresses; a changed title changes one card, and equal cards are shared', async () => {
  const title = (text: string) => `---\ntitle: ${text}\n---\nText.\n`;
  folder.write({
    'site/lectern.config.json': JSON.stringify({
      title: 'Handbook',
      url: 'https://h.example',
      baseUrl: '/b/',
      socialCards: true,
    }),
    'site/docs/a.md': title('Alike'),
    'site/docs/b.md': title('Alike'),
    'site/docs/c.md': title('Other'),
    'site/docs/own.md': '---\nimage: https://o.example/own.png\n---\n# Own\n',
  });
  const out = path.join(folder.dir, 'out');
  const session = await openSession(path.join(folder.dir, 'site'), { outDir: out });
  assert.equal((await session.compile()).diagnostics, []);
  const imageOf = (name: string) =>
    /property="og:image" content="([^"]*)"/.exec(readFileSync(path.join(out, `docs/${name}/index.html`), 'utf8'))?.[1];
  const cards = () => readdirSync(path.join(out, 'assets/cards')).sort();
  const [alike, other] = [imageOf('a')!, imageOf('c')!];
  assert.match(alike, /^https:\/\/h\.example\/b\/assets\/cards\/[\da-f]{16}\.png$/);
  assert.is(imageOf('b'), alike);
  assert.is(imageOf('own'), 'https://o.example/own.png');
  assert.equal(cards(), [alike, other].map((url) => path.basename(url)).sort());
  const renderedAt = statSync(path.join(out, 'assets/cards', path.basename(alike))).mtimeMs;

  folder.write({ 'site/docs/c.md': title('Changed') });
  await session.compile(new Set([path.join(folder.dir, 'site/docs/c.md')]));
  await session.close();
  const changed = imageOf('c')!;
  assert.is.not(changed, other);
  assert.equal(cards(), [alike, changed].map((url) => path.basename(url)).sort());
  assert.is(statSync(path.join(out, 'assets/cards', path.basename(alike))).mtimeMs, renderedAt);
});

test('without sharp there are no cards, and one warning', async () => {
  const reported: string[] = [];
  const context = {
    options: { mode: 'light' },
    load: async () => undefined,
    report: (rule: unknown) => void reported.push(rule as string),
  };
  const opened = await extension.socialCards!(context as unknown as CardsContext<CardOptions>);
  assert.is(opened, undefined);
  assert.equal(reported, ['missing-sharp']);
});

test('a broken font is an error at its location in the config', async () => {
  for (const [font, reason] of [
    ['fonts/broken.woff2', /can't use "fonts\/broken\.woff2": the file is not a WOFF2 font/],
    ['fonts/none.ttf', /there is no such file/],
  ] as const) {
    folder.write({
      'broken/docs/index.md': '# Start\n',
      'broken/fonts/broken.woff2': 'wOF2 and nothing more',
      'broken/lectern.config.json': JSON.stringify({ title: 'Handbook', socialCards: { font } }, null, 2),
    });
    const { diagnostics } = await compile(path.join(folder.dir, 'broken'));
    const [diagnostic] = diagnostics;
    assert.is(diagnostic?.rule, 'invalid-card-font');
    assert.match(diagnostic!.message, reason);
    assert.equal([diagnostic!.place.path, diagnostic!.place.line], ['lectern.config.json', 4]);
  }
});

test.run();
