import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { freshFolders } from '../fresh-folders.ts';
import { generateLanguages, translationOf } from '../generate-languages.ts';
import { inPairs, jsonOf, lectern, measure, median, root } from '../measure.ts';
import { megabytes, milliseconds, ratio, seconds, type Row } from '../row.ts';
import type { SavedPages } from '../save-pages.ts';
import { editedPage, kinds } from './edits.ts';

/** Measures the cost of a second language: a compile without translations, and a compile with everything translated. */
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
/** Every tenth folder of docs is translated, beginning with this one: `part-3`, `part-13`, … */
const translatedPart = 3;

/** The number of saves of each kind of page. */
const saves = 15;

/**
 * Measures saves in a site with three languages: of a page without translations, of an original, and of a translation.
 */
export async function languageEdits(folder: string, pages: number): Promise<Row[]> {
  const [site, out] = [path.join(folder, 'three-languages'), path.join(folder, 'three-out')];
  const isTranslated = (file: string) => Number(/part-(\d+)\//.exec(file)?.[1]) % 10 === translatedPart;
  await generateLanguages(pages, site, { locales: others, isTranslated });
  const translatedPage = (count: number) =>
    editedPage(pages, count).replace(/\d+/, (part) => String(Math.floor(Number(part) / 10) * 10 + translatedPart));
  const sharedPage = (count: number) => {
    const page = editedPage(pages, count);
    return isTranslated(page) ? page.replace(/\d+/, (part) => String(Number(part) + 1)) : page;
  };
  const ways: Record<string, (count: number) => string> = {
    'that all languages show': (count) => `${sharedPage(count)}.md`,
    'that is translated into two languages': (count) => `${translatedPage(count)}.md`,
    'that is a translation': (count) => translationOf(`${translatedPage(count)}.md`, 'fr'),
  };
  const names = Object.keys(kinds);
  const edits = Object.values(ways).flatMap((sourceOf) =>
    Array.from({ length: saves }, (_, count) => ({ source: sourceOf(count), kind: names[count % 4]!, count })),
  );
  // The script runs in a new process, so that V8 has compiled no code yet.
  const script = path.join(root, 'scripts/bench/save-pages.ts');
  const args = ['--import', 'tsx', script, site, out, JSON.stringify(edits)];
  const { times, memory } = await jsonOf<SavedPages>(args);
  const rows = Object.keys(ways).map((what, index): Row => {
    const own = times.slice(index * saves, (index + 1) * saves);
    const of = (kind: string) => own.filter((_, count) => names[count % 4] === kind);
    return {
      what: `save of a page ${what}, ${pages} pages in three languages, CPU`,
      figure: milliseconds(median(own)),
      beside: names.map((kind) => `${kind} ${milliseconds(median(of(kind)))}`).join(', '),
      goal: '≤ 60 ms',
    };
  });
  const beside = 'a process that stays open';
  return [
    ...rows,
    { what: `peak memory, ${pages} pages in three languages`, figure: megabytes(memory), beside, goal: '' },
  ];
}
