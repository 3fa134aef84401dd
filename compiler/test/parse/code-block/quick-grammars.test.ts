import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('quick grammars');

/**
 * Serialises all of Prism's grammars with their references. Runs in another process, because a process loads
 * them only once.
 */
function grammars(first: string): Record<string, string> {
  const script = `
    ${first}
    const { refractor } = await import('refractor/all');
    const serialised = {};
    for (const [name, grammar] of Object.entries(refractor.languages)) {
      if (typeof grammar !== 'object') continue;
      const places = new Map();
      const serialise = (value, place) => {
        if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
        if (places.has(value)) return 'as ' + places.get(value);
        places.set(value, place);
        return '{' + Object.keys(value).map((key) => key + ': ' + serialise(value[key], place + '/' + key)).join(', ') + '}';
      };
      serialised[name] = serialise(grammar, '');
    }
    console.log(JSON.stringify(serialised));`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  assert.is(status, 0, stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

test('they equal the grammars of Prism, except for self-references', () => {
  const own = grammars(`await import('./compiler/parse/code-block/quick-grammars.ts');`);
  const prisms = grammars('');
  assert.equal(Object.keys(own), Object.keys(prisms));
  assert.ok(Object.keys(own).length > 290);
  const others = Object.keys(own).filter((name) => own[name] !== prisms[name]);
  assert.equal(others, ['cpp', 'arduino', 'ino', 'cilkcpp', 'cilk-cpp', 'cilk', 'pure', 'cshtml', 'razor']);
});

test.run();
