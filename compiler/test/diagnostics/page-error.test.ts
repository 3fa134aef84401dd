import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Cancellation } from '../../values/cancellation.ts';
import { ofStep, PageError, StepError } from '../../diagnostics/errors/page-error.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';

const thrownBy = (error: unknown, source?: string) =>
  ofStep(
    'feed',
    () => source,
    () => Promise.reject(error),
  ).then(
    () => assert.unreachable(),
    (thrown: unknown) => thrown,
  );

test('an exception of a step is marked with its source, or with the name of the step', async () => {
  const problem = new TypeError('no such glyph');
  const ofPage = (await thrownBy(problem, 'docs/a.md')) as PageError;
  assert.instance(ofPage, PageError);
  assert.equal([ofPage.source, ofPage.cause], ['docs/a.md', problem]);
  const ofFeed = (await thrownBy(problem)) as StepError;
  assert.instance(ofFeed, StepError);
  assert.equal([ofFeed.step, ofFeed.cause], ['feed', problem]);
});

test('errors of the machine, of pages and of cancelled runs stay as they are', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const known = [new EnvironmentError('full'), full, new PageError('a.md', 1), new Cancellation('saved')];
  for (const error of known) assert.is(await thrownBy(error, 'docs/a.md'), error);
});

test.run();
