import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configOfStray, noteConfigCode } from '../../diagnostics/config-code.ts';

function thrownIn(...files: string[]): Error {
  const error = new Error('later');
  error.stack = `Error: later\n${files.map((file) => `    at run (${file}:3:5)`).join('\n')}`;
  return error;
}

test('an unhandled error belongs to the config if its code threw it, or if it is not an Error', () => {
  noteConfigCode('lectern.config.ts', '/elsewhere');
  noteConfigCode('lectern.config.ts', '/site', '/cache/config');
  assert.is(configOfStray(thrownIn('file:///site/.lectern/config/1.mjs')), 'lectern.config.ts');
  assert.is(configOfStray(thrownIn('/cache/config/1.mjs', '/lectern/build/cli.js')), 'lectern.config.ts');
  // The location of the error is unknown, so the first config that was run is reported.
  const first = configOfStray(undefined);
  assert.ok(first !== undefined);
  assert.is(configOfStray('text'), first);
  assert.is(configOfStray(Object.assign(new Error('x'), { code: 'ERR_UNHANDLED_REJECTION' })), first);
  assert.is(configOfStray(thrownIn('file:///lectern/build/cli.js', '/site/.lectern/config/1.mjs')), undefined);
  assert.is(configOfStray(thrownIn('/site/node_modules/lectern/build/cli.js')), undefined);
});

test.run();
