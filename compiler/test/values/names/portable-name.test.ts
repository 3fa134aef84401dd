import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overlongName, unportableCharacter, unportableName } from '../../../values/names/portable-name.ts';

test('names that Windows cannot store are found anywhere in a path', () => {
  for (const path of ['CON', 'docs/nul.txt', 'docs/aux/x', 'com1.md', 'LPT9', 'a:b'])
    assert.type(unportableName(path), 'string', path);
  for (const path of ['a\\b', 'a\nb', 'docs/x.', 'docs/x /y']) assert.type(unportableName(path), 'string', path);
});

test('characters that only Windows cannot store are reported separately', () => {
  for (const path of ['a?', 'x/a*b', 'a|b', 'a"b', '<b>']) {
    assert.is(unportableName(path), undefined, path);
    assert.type(unportableCharacter(path), 'string', path);
  }
  assert.is(unportableCharacter("docs/it's (1) #2 & 3%.md"), undefined);
});

test('normal names, and names that only resemble a device, are portable', () => {
  for (const path of [
    'docs/index.html',
    'console.md',
    'community/x',
    'a.b.c',
    '.nojekyll',
    'ü/文書',
    'x'.repeat(255),
    'com0',
    'auxiliary',
  ])
    assert.is(unportableName(path), undefined, path);
});

test('the extension of an output counts', () => {
  assert.is(overlongName('x'.repeat(250), '.json'), undefined);
  assert.match(overlongName('x'.repeat(251), '.json')!, '256 bytes');
});

test.run();
