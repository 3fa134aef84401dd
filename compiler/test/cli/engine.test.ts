// Tests the V8 flags, whose names depend on the version of V8.
import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { engineFlags } from '../../cli/engine.ts';

test('the running V8 supports every flag that it gets', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of Object.values(engineFlags(process.versions.v8)).flat()) {
    const name = flag.slice('--'.length).replace(/^no-/, '').split('=')[0]!;
    assert.match(stdout, new RegExp(`^ {2}--${name} `, 'm'));
  }
});

test('the engine of Node.js 20 gets a limit in bytes of bytecode, and a later one in calls', () => {
  const budgets = ['11.3.244.8-node.33', '11.8.172.17-node.20', '12.4.254.21-node.57', '14.6.202.34-node.34'].map(
    (v8) => engineFlags(v8).optimiseLate[0],
  );
  assert.equal(budgets, ['--interrupt-budget=262144', ...Array(3).fill('--invocation-count-for-turbofan=12000')]);
});

test.run();
