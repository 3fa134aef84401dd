import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { checkNodes } from '../../corpus/check-body.ts';
import { pageFile } from '../../corpus/page-file.ts';
import { sidebarsFile } from '../../corpus/sidebars-file.ts';
import { siteFile } from '../../corpus/site-file.ts';
import { h, p } from './nodes.ts';
import { sampleDoc } from './sample-corpus.ts';
import { sampleSidebars } from './sample-sidebars.ts';
import { sampleSite } from './sample-site.ts';

test('files that the compiler writes are accepted', () => {
  assert.is(siteFile.check(sampleSite), sampleSite);
  const sidebars = sampleSidebars('2.0', '/site/docs');
  assert.is(sidebarsFile('default', '2.0').check(sidebars), sidebars);
  const doc = sampleDoc('/site/docs/a', 'A');
  assert.is(pageFile('/docs/a').check(doc), doc);
});

test('an error for a file of another format names the format', () => {
  assert.throws(
    () => siteFile.check({ ...sampleSite, format: 2 }),
    'site.json has format 2; this viewer reads format 1.',
  );
});

test('an error for a page of an unknown kind names the kind', () => {
  assert.throws(
    () => pageFile('/a').check({ ...sampleDoc('/a', 'A'), kind: 'poster' }),
    'pages/a.json has the unsupported kind “poster”.',
  );
});

test('the error for a missing field names the field', () => {
  const { body: _, ...doc } = sampleDoc('/a', 'A');
  assert.throws(() => pageFile('/a').check(doc), 'pages/a.json has no object “body”.');
});

test('a body that is nested too deeply is refused without running out of stack', () => {
  let deep: BodyNode = p('x');
  for (let level = 0; level < 100_000; level += 1) deep = h('div', {}, deep);
  assert.throws(() => checkNodes([deep], 'pages/a.json'), 'pages/a.json is nested deeper than 250 levels.');
});

test.run();
