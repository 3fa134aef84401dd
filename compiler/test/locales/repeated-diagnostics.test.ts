import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { withoutRepeatedDiagnostics } from '../../locales/repeated-diagnostics.ts';

const diagnostic = (path: string, line: number, url = './a.svg') =>
  diagnose('unsafe-url', { path, line, column: 1 }, { url });

test('an error in a file in several languages is reported once, with the message of the first', () => {
  const [english, french] = [diagnostic('docs/a.md', 3), diagnostic('docs/a.md', 3, './b.svg')];
  assert.equal(withoutRepeatedDiagnostics([[english], [french], [french]]), [english]);
});

test('an error in only one language is reported, regardless of its location', () => {
  const [shared, own, other] = [diagnostic('docs/a.md', 3), diagnostic('i18n/fr/a.md', 3), diagnostic('docs/a.md', 4)];
  assert.equal(withoutRepeatedDiagnostics([[shared], [shared, own, other], [other]]), [shared, own, other]);
});

test('an error of a setting in one language is reported next to errors of other settings', () => {
  const broken = (index: number, href: string) =>
    diagnose('broken-frame-link', { path: 'lectern.config.json' }, { key: `themeConfig.navbar.items[${index}]`, href });
  const [shared, own] = [broken(0, '/none'), broken(1, '/fr/docs/b')];
  assert.equal(withoutRepeatedDiagnostics([[shared], [broken(0, '/fr/none'), own]]), [shared, own]);
});

test('all errors of one language are reported, even two at one location', () => {
  const diagnostics = [diagnostic('docs/a.md', 3), diagnostic('docs/a.md', 3, './b.svg')];
  assert.equal(withoutRepeatedDiagnostics([diagnostics]), diagnostics);
  assert.equal(withoutRepeatedDiagnostics([diagnostics, []]), diagnostics);
  assert.equal(withoutRepeatedDiagnostics([[], diagnostics]), diagnostics);
  assert.equal(withoutRepeatedDiagnostics([]), []);
});

test.run();
