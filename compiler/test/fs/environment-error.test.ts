import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EnvironmentError, environmentError } from '../../fs/environment-error.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: something in the system's own words`), { code });
}

test('the errors of the system become sentences with a hint', () => {
  const error = environmentError(systemError('ENOSPC'), 'write "dist/a.html"');
  assert.instance(error, EnvironmentError);
  assert.is(error.message, 'can\'t write "dist/a.html": there is no space left on the device');
  assert.is((error as EnvironmentError).hint, 'free some space and run the command again');
});

test('an error code without a sentence of Lectern keeps its own message', () => {
  assert.is(
    environmentError(systemError('EBADF'), 'read "a"').message,
    'can\'t read "a": EBADF: something in the system\'s own words',
  );
});

test('a file that is too long for one read is not reported as a bug', () => {
  const error = environmentError(systemError('ERR_FS_FILE_TOO_LARGE'), 'read "a.png"');
  assert.instance(error, EnvironmentError);
  assert.is(error.message, 'can\'t read "a.png": the file has more than 2 GiB');
});

test('other errors are returned unchanged', () => {
  for (const error of [
    new TypeError('a bug'),
    systemError('ERR_INVALID_ARG_TYPE'),
    new EnvironmentError('said already'),
  ]) {
    assert.is(environmentError(error, 'do something'), error);
  }
});

test.run();
