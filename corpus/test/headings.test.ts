import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headings } from '../headings.ts';
import { writtenPage } from './written-corpus.ts';

test('headings have percent-encoded links', () => {
  assert.equal(headings(writtenPage), [
    { id: 'the-core', depth: 2, text: 'The core', href: '/site/docs/%C3%A6ble%20100%25#the-core' },
    { id: 'æ', depth: 3, text: 'Seeds', href: '/site/docs/%C3%A6ble%20100%25#%C3%A6' },
  ]);
});

test('a page without a body has none', () => {
  const { $schema, format, path, title, metadata } = writtenPage;
  assert.equal(headings({ $schema, format, path, title, metadata, kind: 'not-found' }), []);
});

test.run();
