import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginnings, foundWords } from '../../search/nearest-words.ts';

test('a query without hits is repeated with prefixes of its words, the longest first', () => {
  assert.equal(beginnings('instalattionx'), ['instalattio', 'instalat', 'insta']);
  assert.equal(beginnings('a big window'), ['windo', 'win', 'win']);
  assert.equal(beginnings('to be'), []);
});

test('the words that were found come by how much of the text they share', () => {
  const title = ['Install', ' the ', 'installation', ' and ', 'Install'].map((text) => ({
    text,
    isHit: /install/i.test(text),
  }));
  const hits = [{ id: '', url: '/', hierarchy: [], kind: 'page' as const, title }];
  assert.equal(foundWords({ hits, total: 1, pages: 1 }, 'installatoin'), ['installation', 'install']);
  assert.equal(foundWords({ hits, total: 1, pages: 1 }, 'install'), ['installation'], 'but not the text itself');
});

test.run();
