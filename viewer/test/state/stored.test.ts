import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createStored } from '../../state/stored.ts';

const color = (text: string) => (/^(red|green)$/.test(text) ? (text as 'red' | 'green') : undefined);
const { warn } = console;

/** Replaces the storage of the browser. @returns a list that receives the warnings */
function withStorage(localStorage: Partial<Storage> | (() => never)): string[] {
  const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'localStorage', {
    get: () => (typeof localStorage === 'function' ? localStorage() : localStorage),
  });
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  return warnings;
}
test.after.each(() => {
  console.warn = warn;
  Reflect.deleteProperty(globalThis, 'window');
});

test('a value is read, stored and deleted; an invalid value counts as missing', () => {
  const items = new Map([['color', 'blue']]);
  withStorage({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const stored = createStored('color', color);
  assert.is(stored.get(), undefined);
  stored.set('red');
  assert.equal([stored.get(), items.get('color')], ['red', 'red']);
  stored.set(undefined);
  assert.equal([stored.get(), items.size], [undefined, 0]);
});

test('without storage, choices last until the page is left, and one warning reports it', () => {
  const warnings = withStorage(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const stored = createStored('color', color);
  const other = createStored('other', color);
  let calls = 0;
  stored.subscribe(() => (calls += 1));
  assert.is(stored.get(), undefined);
  stored.set('green');
  other.set('red');
  assert.equal([stored.get(), other.get(), calls], ['green', 'red', 1]);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0]!, 'Storage is not available');
});

test('a write to a full storage does not restore the old choice', () => {
  withStorage({
    getItem: () => 'red',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const stored = createStored('color', color);
  assert.is(stored.get(), 'red');
  stored.set('green');
  assert.is(stored.get(), 'green');
});

test.run();
