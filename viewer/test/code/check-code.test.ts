import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkCode } from '../../code/check-code.ts';

const module = (href: unknown, styles?: unknown) => [{ href, exports: [], ...(styles !== undefined && { styles }) }];

test('code is a file among the assets of the site', () => {
  assert.equal(
    checkCode(module('/site/assets/a-1.js', ['/site/assets/a-1.css']), '/site/'),
    module('/site/assets/a-1.js', ['/site/assets/a-1.css']),
  );
  assert.equal(checkCode([{ exports: [], styles: ['/assets/a.css'] }], '/'), [
    { exports: [], styles: ['/assets/a.css'] },
  ]);
});

test('a style sheet may be in the static styles of the site, a module must be in the assets', () => {
  assert.equal(checkCode(module('/a/assets/a.js', ['/a/styles/b.css']), '/a/').length, 1);
  for (const href of ['/a/styles/b.js', '/styles/b.css', '/a/styles/../b.css'])
    assert.throws(() => checkCode(module(href), '/a/'), /not a file of this site/, href);
});

test('code from anywhere else is refused', () => {
  const foreign = [
    'https://evil.example/assets/a.js', '//evil.example/assets/a.js', '/\\evil.example/assets/a.js', 'javascript:alert(1)',
    'data:text/javascript,alert(1)', 'blob:x', '/assets/a.js', '/site/corpus/a.js', '/site/assets/../corpus/a.js',
    '/site/assets/%2e%2e/corpus/a.js', 'assets/a.js', './a.js', '/site/assets/a.js?x', '/site/assets/a.js#x', '', 3, null, {},
  ]; // prettier-ignore
  for (const href of foreign) {
    assert.throws(() => checkCode(module(href), '/site/'), /not a file of this site/, String(href));
    assert.throws(
      () => checkCode(module('/site/assets/a.js', [href]), '/site/'),
      /not a file of this site/,
      String(href),
    );
  }
});

test('a value that is not a list of modules is refused', () => {
  for (const code of ['x', 3, {}, [null], [3]])
    assert.throws(() => checkCode(code, '/site/'), /does not list its code/);
  assert.throws(() => checkCode(module('/site/assets/a.js', 'x'), '/site/'), /styles that are not a list/);
});

test.run();
