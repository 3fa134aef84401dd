import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCacheOf } from '../../offline/cache-of.ts';

const scope = 'https://example.org/folio/';

test('caches of other sites at the same origin are not removed', () => {
  assert.ok(isCacheOf(scope, `lectern-${scope}`));
  assert.ok(isCacheOf(scope, `workbox-precache-v2-${scope}`));
  for (const name of [`lectern-${scope}other/`, `workbox-precache-v2-https://example.org/other/`, 'notes'])
    assert.not.ok(isCacheOf(scope, name), name);
});

test.run();
