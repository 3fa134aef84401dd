import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EmitInput } from '../../emit/emit-input.ts';
import { siteFile } from '../../emit/site-file.ts';
import { buildSample } from '../site/sample-site.ts';

let site: EmitInput['site'];
test.before(async () => {
  ({ site } = await buildSample({ files: { 'docs/index.md': {} } }));
});

function generationOf(more: Partial<EmitInput> = {}): string | undefined {
  const input = {
    site,
    code: { modules: new Map(), files: [] },
    viewer: { script: 'viewer-A.js', extensions: {} },
    production: true,
    extensions: [],
    ...more,
  };
  return siteFile(input as EmitInput).generation;
}

test('the generation depends on the viewer and the settings, and does not exist in development', () => {
  assert.match(generationOf()!, /^[\da-f]{8}$/);
  assert.is(generationOf(), generationOf());
  assert.is.not(
    generationOf(),
    generationOf({ viewer: { script: 'viewer-B.js', extensions: {} } as unknown as EmitInput['viewer'] }),
  );
  assert.is.not(generationOf(), generationOf({ messages: { 'theme.docs.paginator.next': 'Onwards' } }));
  assert.is(generationOf({ production: false }), undefined);
});

test.run();
