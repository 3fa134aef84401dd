// Compares the table of promises with the pages that contain them, with its tests, and with its figures.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blocksOf } from '../promises/blocks.ts';
import { ofPromises, readFigures } from '../promises/figures.ts';
import { allPromises, noPromises, pages, type PageOfPromises } from '../promises/promises.ts';
import { tablesOf } from '../promises/table.ts';
import { attacks } from '../resilience/attacks.ts';
import { testRunOf } from '../testing/last-run.ts';
import { testFiles } from '../testing/test-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('a page is split into paragraphs, list items and rows', () => {
  const page = `---\ntitle: A\n---\n\n# A\n\nOne.\nTwo.\n\n- **B.** Three.\n- Four.\n\n| C | D |\n| --- | --- |\n| 5 | 6 |\n\n\`\`\`md\nNone.\n\n- None.\n\`\`\`\n\n<svg>\n  None.\n</svg>\n\n## E\n\n1. Seven.\n`;
  assert.equal(blocksOf(page), ['One.\nTwo.', '- **B.** Three.', '- Four.', '| 5 | 6 |', '1. Seven.']);
});

for (const [page, { file }] of Object.entries(pages)) {
  const blocks = blocksOf(read(file));
  const claimed = allPromises.flatMap(({ quotes }) => quotes?.[page as PageOfPromises] ?? []);
  const known = [...claimed, ...noPromises[page as PageOfPromises]];

  test(`each part of ${file} is in the table of promises, or known to promise nothing`, () => {
    const unknown = blocks.filter((block) => !known.some((text) => block.includes(text)));
    assert.equal(unknown, [], 'add them to scripts/promises/promises.ts');
  });

  test(`the table of promises quotes only what is in ${file}, each text from one place`, () => {
    const wrong = known.filter((text) => blocks.filter((block) => block.includes(text)).length !== 1);
    assert.equal(wrong, []);
    assert.equal(
      noPromises[page as PageOfPromises].filter((text) => claimed.includes(text)),
      [],
    );
  });
}

test('each promise names test files that a whole run includes', () => {
  const files = new Set(testFiles(root));
  assert.equal(
    allPromises.flatMap(({ promise, tests }) => (tests.length > 0 ? [] : [promise])),
    [],
  );
  assert.equal(
    allPromises.flatMap(({ tests }) => tests.filter((file) => !files.has(file))),
    [],
  );
});

test('in the stored run no named test file failed, and each file ran a test or skipped one', () => {
  const wrong = Object.entries(readFigures()?.files ?? {}).filter(
    ([, { passed, failed, skipped }]) => passed + skipped === 0 || failed > 0,
  );
  assert.equal(wrong, []);
});

test('each attack and each command that a promise names exists', () => {
  const starts = allPromises.flatMap((each) => each.attacks ?? []);
  assert.equal(
    starts.filter((start) => !attacks.some(({ name }) => name.startsWith(start))),
    [],
  );
  const commands = allPromises.flatMap((each) => each.commands ?? []);
  assert.equal(
    commands.filter((command) => scripts[command.replace('npm run ', '')] === undefined),
    [],
  );
});

test('the page shows the promises and the kept figures', () => {
  const page = read('content/docs/advanced/promises.md');
  const [, found] = /<!-- figures of npm run promises -->\n\n([\s\S]*?)\n\n<!-- end of/.exec(page)!;
  assert.is(found, tablesOf(readFigures()), 'run "npm run promises"');
});

test('a row counts the tests of its files, and shows how many files did not run', () => {
  const { promise, tests } = allPromises.find((each) => each.attacks?.includes('kill-'))!;
  const of = (file: string, failed: number) => ({ file, passed: 2, failed, skipped: 0, seconds: 1 });
  const run = testRunOf([of(tests[0], 1), of('other.test.ts', 0)], true);
  assert.equal(Object.keys(ofPromises(run).files), [tests[0]]);
  const text = tablesOf(ofPromises(run));
  const row = text.split('\n').find((line) => line.includes(promise))!;
  assert.match(row, `| 2 passed, 1 failed; ${tests.length - 1} files did not run |`);
  assert.match(text, `The last whole run of the tests, ${run.date}: 4 passed, 1 failed.`);
});

test.run();
