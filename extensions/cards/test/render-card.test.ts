import path from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderCard, hasLetter, shortened, type Card } from '../render-card.ts';
import { cardText } from '../card-text.ts';
import { fontFiles } from '../font-files.ts';
import { writeTemporary } from './write-temporary.ts';

const literata = createRequire(import.meta.url).resolve('@fontsource-variable/literata/package.json');
const font = await fontFiles(
  [readFileSync(path.join(path.dirname(literata), 'files/literata-latin-wght-normal.woff2'))],
  writeTemporary,
);

const theme = { paper: '#fdfcf9', ink: '#24211c', soft: '#544f46', rule: '#e4dfd3', accent: '#9c3a1f' };
const usual: Card = { title: 'Set up a machine', section: 'Guides', site: 'Handbook', direction: 'ltr' };

async function rendered(change: Partial<Card> = {}) {
  const bytes = await renderCard({ ...usual, ...change }, theme, font, sharp);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  /** Whether a pixel has a colour. Small differences are allowed, because the image may have a palette. */
  const is = (x: number, y: number, color: string) =>
    Buffer.from(color.slice(1), 'hex').every((value, channel) => Math.abs(value - at(x, y)[channel]!) <= 4);
  /** Returns the columns that are not blank, in a range of rows. */
  const inked = (top: number, bottom: number) => {
    const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      Array.from({ length: bottom - top }, (_, y) => top + y).some((y) => !is(x, y, theme.paper)),
    );
    return [columns[0]!, columns.at(-1)!] as const;
  };
  return { bytes, info, inked, is };
}

test("a card is an image of 1200 by 630 with the site's colours, and its title has the text colour", async () => {
  const { bytes, info, is, inked } = await rendered();
  assert.equal([info.format, info.width, info.height], ['raw', 1200, 630]);
  assert.is((await sharp(bytes).metadata()).format, 'png');
  assert.ok(is(5, 5, theme.paper));
  assert.ok(is(600, 625, theme.accent));
  assert.ok(is(1070, 20, theme.accent));
  const [left, right] = inked(200, 300);
  assert.ok(Math.abs(left - 88) < 8 && right > 500 && right < 1030, `${left}–${right}`);
  assert.ok(bytes.length < 30_000, String(bytes.length));
});

test('equal cards have equal bytes, and another title results in other bytes', async () => {
  const [first, again, other] = [await rendered(), await rendered(), await rendered({ title: 'Set up a house' })];
  assert.equal(first.bytes, again.bytes);
  assert.is.not(Buffer.compare(Buffer.from(first.bytes), Buffer.from(other.bytes)), 0);
});

test('a card in a right-to-left language is mirrored', async () => {
  const { is, inked } = await rendered({ title: 'دليل', direction: 'rtl' });
  assert.ok(is(130, 20, theme.accent));
  assert.ok(is(1070, 20, theme.paper));
  const [left, right] = inked(200, 300);
  assert.ok(left > 600 && Math.abs(right - 1112) < 10, `${left}–${right}`);
});

test('words of any length are wrapped, and titles of any length end above the line', async () => {
  for (const title of ['W'.repeat(90), 'Many words and no end '.repeat(30), '文'.repeat(200)]) {
    const { inked, is } = await rendered({ title, section: 'x'.repeat(200) });
    const [left, right] = inked(190, 515);
    assert.ok(left > 80 && right < 1044, `${title.slice(0, 9)}: ${left}–${right}`);
    assert.ok(is(600, 517, theme.paper));
  }
});

test('any text of a page can be rendered', async () => {
  const texts = [
    '',
    'w'.repeat(5000),
    `a${'\u0301'.repeat(3000)}`,
    '\u0001<b>&amp;\u{fdd0}',
    '\ufdfd'.repeat(40),
    '\u{1242b}',
    'שלום\u202e',
  ];
  for (const text of texts) {
    const output = cardText(text);
    const bytes = await renderCard(
      { title: output, section: output, site: output, direction: 'ltr' },
      theme,
      font,
      sharp,
    );
    assert.is((await sharp(bytes).metadata()).width, 1200);
  }
});

test('a shortened text ends with a word, if it has words', () => {
  assert.is(shortened('Read pages, from a corpus with a program', 0.4), 'Read pages…');
  assert.is(shortened('Read pages, and more', 0.8), 'Read pages…');
  assert.is(shortened('Donaudampfschifffahrt', 0.5), 'Donaudamp…');
});

test('letters that no font has are distinguished from rendered letters', async () => {
  assert.is(await hasLetter('\u{FDD1}', font, sharp), false);
  for (const letter of ['A', 'H', 'ß']) assert.is(await hasLetter(letter, font, sharp), true);
});

test.run();
