import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { categoryIndexParams, isCategoryIndex } from '../../../site/docs/category-index.ts';

test('the properties of a file are its name, its extension and its folders, the innermost first', () => {
  assert.equal(categoryIndexParams('a/b/01-c.d.mdx'), {
    fileName: '01-c.d',
    extension: '.mdx',
    directories: ['b', 'a'],
  });
  assert.equal(categoryIndexParams('c.md'), { fileName: 'c', extension: '.md', directories: [] });
});

test('index, readme and the name of the folder are the index of a folder', () => {
  for (const path of ['a/index.md', 'a/README.md', 'a/A.md', 'index.md'])
    assert.ok(isCategoryIndex(categoryIndexParams(path)), path);
  for (const path of ['a/b/a.md', 'a/intro.md', 'a.md']) assert.not(isCategoryIndex(categoryIndexParams(path)), path);
});

test('index names can be added', () => {
  assert.ok(isCategoryIndex(categoryIndexParams('a/Intro.md'), ['intro']));
});

test.run();
