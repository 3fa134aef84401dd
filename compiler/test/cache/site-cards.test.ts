// Tests social cards in complete compiles, and the warnings if they can't be rendered.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSiteCards } from '../../cache/site-cards.ts';
import { Config } from '../../config/config.ts';
import { disk } from '../../fs/disk.ts';
import { openSession } from '../../session.ts';
import { tempFolder } from '../temp.ts';

const folder = tempFolder();
test.after(() => folder.remove());

function open(socialCards: object | boolean, given: { titles?: string[]; load?: () => Promise<undefined> } = {}) {
  const config = Config.parse({ title: 'Handbook', socialCards });
  const cacheFolder = { dir: path.join(folder.dir, 'cache'), files: disk, sealKey: 'key' };
  const { titles = [] } = given;
  const input = { dir: folder.dir, cacheFolder, config, configFile: 'lectern.config.json', titles, files: disk };
  return openSiteCards(input as unknown as Parameters<typeof openSiteCards>[0], given.load);
}

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
  const missing = open(true, { load: async () => undefined });
  await missing.readCards();
  assert.is(missing.cards, undefined);
  assert.equal(
    missing.cardDiagnostics.map(({ rule, message }) => [rule, message]),
    [['missing-sharp', 'pages have no social cards, because the package "sharp" is not installed']],
  );
});

test('a site without cards loads nothing for them', async () => {
  const none = open(false, { load: () => assert.unreachable() as never });
  await none.readCards();
  assert.equal([none.cards, none.cardDiagnostics], [undefined, []]);
});

test('a broken font is an error at its location in the config', async () => {
  folder.write({ 'fonts/broken.woff2': 'wOF2 and nothing more' });
  for (const [font, reason] of [
    ['fonts/broken.woff2', /can't use "fonts\/broken\.woff2": the file is not a WOFF2 font/],
    ['fonts/none.ttf', /there is no such file/],
  ] as const) {
    const broken = open({ font });
    await broken.readCards();
    const [diagnostic] = broken.cardDiagnostics;
    assert.is(diagnostic?.rule, 'invalid-card-font');
    assert.match(diagnostic!.message, reason);
    assert.is(diagnostic!.place.setting, 'socialCards.font');
  }
});

test.run();
