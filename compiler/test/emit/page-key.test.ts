// The key of a page's files covers all data that threads make the files from.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPageKeys } from '../../emit/reuse/page-key.ts';
import type { PageJob } from '../../emit/threads/page-job.ts';

/** @returns a new job with equal values. Keys depend on values, not on objects */
const job = (more: object = {}) =>
  ({
    frame: {
      site: { title: 'Harbour' },
      shell: [{}, { script: 'a.js' }, { head: [] }],
      markdown: { url: '', llms: true },
    },
    json: '{"path":"/docs"}',
    rendering: { kind: 'docs' },
    sidebar: { kind: 'docs', branch: { items: [{ type: 'page', title: 'Ebb' }], isPartial: false } },
    ...more,
  }) as unknown as PageJob;

const key = openPageKeys('build 1')(job(), ['markdown', 'html']);

test('equal jobs have equal keys', () => {
  const keyOf = openPageKeys('build 1');
  assert.is(keyOf(job(), ['markdown', 'html']), key);
  assert.is(keyOf(job(), ['markdown', 'html']), key);
});

const { frame } = job();
const changes: Record<string, object> = {
  'the data of the page': { json: '{"path":"/docs/"}' },
  'the settings of the site': { frame: { ...frame, site: { title: 'Quay' } } },
  'the files of the viewer': { frame: { ...frame, shell: [{}, { script: 'b.js' }, { head: [] }] } },
  'the settings for Markdown': { frame: { ...frame, markdown: { url: '', llms: undefined } } },
  'a map in the settings': { frame: { ...frame, shell: [new Map([['a', 1]])] } },
  'another map in the settings': { frame: { ...frame, shell: [new Map([['a', 2]])] } },
  'a set in the settings': { frame: { ...frame, shell: [new Set(['a'])] } },
  'an empty object in the settings': { frame: { ...frame, shell: [{}] } },
  'the kind of the sidebar': { rendering: { kind: 'blog' } },
  'the HTML of code': { rendering: { page: { html: '<p>' } } },
  'a page without HTML': { rendering: undefined },
  'an item of the sidebar': { sidebar: { kind: 'docs', branch: { items: [], isPartial: false } } },
  'an item that is not shown': {
    sidebar: { kind: 'docs', branch: { items: [{ type: 'page', title: 'Ebb' }], isPartial: true } },
  },
  'a page without sidebar': { sidebar: undefined },
};

test('a different value gives a different key', () => {
  const keys = Object.values(changes).map((change) => openPageKeys('build 1')(job(change), ['markdown', 'html']));
  assert.is(new Set([key, ...keys]).size, keys.length + 1);
});

test('another build of Lectern, and other kinds of files, give different keys', () => {
  assert.is.not(openPageKeys('build 2')(job(), ['markdown', 'html']), key);
  assert.is.not(openPageKeys('build 1')(job(), ['html']), key);
});

test.run();
