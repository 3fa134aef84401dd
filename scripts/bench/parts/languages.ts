import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { freshFolders } from '../fresh-folders.ts';
import { generateLanguages, translationOf } from '../generate-languages.ts';
import { inPairs, lectern, measure, median } from '../measure.ts';
import { milliseconds, ratio, seconds, type BenchSite, type Row } from '../row.ts';
import { edit, editedPage, kinds, whileWatching } from './edits.ts';

/** What a second language adds to a compile: one in which nothing is translated, and one in which everything is. */
export async function languages(folder: string, pages: number): Promise<Row[]> {
  const fresh = freshFolders(path.join(folder, 'languages-out'));
  const site = async (name: string, locales: readonly string[], isTranslated: () => boolean) => {
    const dir = path.join(folder, `languages-${name}`);
    await generateLanguages(pages, dir, { locales, isTranslated });
    let out = '';
    const compile = () => measure([lectern, 'compile', dir, '--out-dir', (out = fresh.next()), '--no-cache']);
    return { compile, bytes: () => bytesIn(out) };
  };
  const one = await site('one', [], () => false);
  const untranslated = await site('untranslated', ['fr'], () => false);
  const translated = await site('translated', ['fr'], () => true);
  const rows: Row[] = [];
  for (const { what, two, goal } of [
    { what: 'nothing is translated', two: untranslated, goal: '≤ 1.35 ×, ≤ 1.4 × the bytes' },
    { what: 'everything is translated', two: translated, goal: '≤ 2 ×' },
  ]) {
    const { first, second, ratio: share } = await inPairs(5, two.compile, one.compile);
    const bytes = (await two.bytes()) / (await one.bytes());
    rows.push({
      what: `a second language in which ${what}, ${pages} pages, CPU`,
      figure: seconds(first.cpu),
      beside: `${ratio(share)} of one language, ${seconds(second.cpu)}; ${ratio(bytes)} its bytes`,
      goal,
    });
  }
  await fresh.remove();
  return rows;
}

async function bytesIn(dir: string): Promise<number> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const others = ['fr', 'de'];
/** Every tenth folder is translated. */
const translatedPart = 3;

/** A save of a page in a site in three languages: of one that all of them show, of an original, of a translation. */
export async function languageEdits(folder: string, pages: number): Promise<Row[]> {
  const site: BenchSite = { pages, dir: path.join(folder, 'three-languages'), out: path.join(folder, 'three-out') };
  const isTranslated = (file: string) => Number(/part-(\d+)\//.exec(file)?.[1]) % 10 === translatedPart;
  await generateLanguages(pages, site.dir, { locales: others, isTranslated });
  const translatedPage = (count: number) =>
    editedPage(pages, count).replace(/\d+/, (part) => String(Math.floor(Number(part) / 10) * 10 + translatedPart));
  const shared = (count: number) => {
    const page = editedPage(pages, count);
    return isTranslated(page) ? page.replace(/\d+/, (part) => String(Number(part) + 1)) : page;
  };
  const ways: Record<string, (count: number) => [source: string, target: string]> = {
    'that all show': (count) => [`${shared(count)}.md`, `corpus/pages/${shared(count)}`],
    'that two have translated': (count) => [`${translatedPage(count)}.md`, `corpus/pages/${translatedPage(count)}`],
    'that is a translation': (count) => {
      const page = translatedPage(count);
      return [translationOf(`${page}.md`, 'fr'), `fr/corpus/pages/${page}`];
    },
  };
  return whileWatching(site, async (silence) => {
    const rows: Row[] = [];
    for (const [what, way] of Object.entries(ways)) {
      const times = new Map<string, number[]>();
      for (let count = 0; count < 12; count += 1) {
        const kind = Object.keys(kinds)[count % 4]!;
        const [source, target] = way(count);
        times.set(kind, [...(times.get(kind) ?? []), await edit(site, { source, target, kind, count })]);
        await silence();
      }
      rows.push({
        what: `save of a page ${what} → files written, ${pages} pages in three languages`,
        figure: milliseconds(median([...times.values()].flat())),
        beside: [...times].map(([kind, values]) => `${kind} ${milliseconds(median(values))}`).join(', '),
        goal: '≤ 60 ms',
      });
    }
    return rows;
  });
}
