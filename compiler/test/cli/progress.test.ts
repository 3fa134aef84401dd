import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openProgress, progressLine } from '../../cli/progress.ts';

function openAt(stream: { isTTY?: boolean; columns?: number }) {
  const clock = { now: 0 };
  const written: string[] = [];
  const progress = openProgress(true, { ...stream, write: (text) => written.push(text) }, () => clock.now);
  const report = (now: number, done: number) => {
    clock.now = now;
    progress.report({ stage: 'parse', done, all: 100 });
  };
  return { progress, written, report };
}

test('work under two seconds shows no progress; longer work has one line in a terminal, removed at the end', () => {
  const { progress, written, report } = openAt({ isTTY: true });
  report(5000, 0);
  report(6900, 20);
  assert.equal(written, []);
  report(7000, 25);
  report(7050, 26);
  report(7100, 50);
  progress.end();
  assert.equal(written, [
    '\r\u001B[2Kparse: 25 of 100, about 6 s left',
    '\r\u001B[2Kparse: 50 of 100, about 3 s left',
    '\r\u001B[2K',
  ]);
  report(9000, 1);
  assert.is(written.length, 3, 'the time of other work is its own');
  progress.end();
});

test('a line is no longer than the terminal is wide', () => {
  const { progress, written, report } = openAt({ isTTY: true, columns: 11 });
  report(0, 0);
  report(3000, 10);
  progress.end();
  assert.is(written[0], '\r\u001B[2Kparse: 10 ');
});

test('without a terminal, a line is written every ten seconds', () => {
  const { progress, written, report } = openAt({});
  for (let second = 0; second <= 25; second += 1) report(second * 1000, second);
  progress.end();
  assert.equal(written, [
    'parse: 10 of 100, about 90 s left\n'.replace('90 s', '2 min'),
    'parse: 20 of 100, about 80 s left\n',
  ]);
});

test('a stage of unknown length shows only its name, and nothing is shown without progress', () => {
  assert.is(progressLine({ stage: 'code' }, 5000), 'code …');
  assert.is(progressLine({ stage: 'parse', done: 0, all: 10 }, 5000), 'parse: 0 of 10');
  const written: string[] = [];
  const progress = openProgress(false, { isTTY: true, write: (text) => written.push(text) }, () => written.length);
  progress.report({ stage: 'parse' });
  progress.end();
  assert.equal(written, []);
});

test.run();
