import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printDiagnostics } from '../../cli/output.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { tempFolder } from '../temp.ts';

/** @returns the strings that are written to standard error */
async function written(diagnostics: readonly Diagnostic[], siteDir = '/no/site'): Promise<string[]> {
  const { write } = process.stderr;
  const texts: string[] = [];
  process.stderr.write = ((text: string) => texts.push(text) > 0) as typeof write;
  try {
    await printDiagnostics(diagnostics, siteDir);
  } finally {
    process.stderr.write = write;
  }
  return texts;
}

const broken = (path: string, line: number) =>
  diagnose('empty-link', { path, line, column: 1 }, { text: `link ${line}` });
const many = (path: string, count: number) => Array.from({ length: count }, (_, index) => broken(path, index + 1));

test('a large number of diagnostics is written in few writes', async () => {
  const files = Array.from({ length: 500 }, (_, index) => `docs/${index}.md`);
  const texts = await written(files.map((file) => broken(file, 1)));
  assert.is(texts.join('').match(/ empty-link /g)!.length, 500);
  assert.ok(texts.length < 10, `${texts.length} writes`);
});

test('the diagnostics of one rule in one file are counted after a limit', async () => {
  const text = (await written([...many('docs/a.md', 230), ...many('docs/b.md', 200)])).join('');
  assert.is(text.match(/a\.md:\d+:1 \S+ empty-link /g)!.length, 200);
  assert.is(text.match(/b\.md:\d+:1 \S+ empty-link /g)!.length, 200);
  assert.match(text, /a\.md \S+ empty-link 30 more diagnostics of this rule [^\n]* --json" lists all\n[^\n]*b\.md:1:1/);
  assert.not.match(text, /b\.md \S+ empty-link \d+ more/);
});

test('diagnostics of one rule are counted even if others are between them', async () => {
  const other = diagnose('empty-image', { path: 'docs/a.md', line: 2, column: 1 }, { alt: '' });
  const text = (await written([...many('docs/a.md', 201), other])).join('');
  assert.match(text, /empty-image[^]*a\.md \S+ empty-link 1 more diagnostics of this rule/);
});

test('each diagnostic shows its line, even if files alternate', async () => {
  const folder = tempFolder();
  try {
    folder.write({ 'docs/a.md': 'first\n', 'docs/b.md': 'second\n' });
    const text = (await written([broken('docs/a.md', 1), broken('docs/b.md', 1)], folder.dir)).join('');
    assert.match(text, /1 \| first[^]*1 \| second/);
  } finally {
    folder.remove();
  }
});

test.run();
