import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mergeMessages } from '../message-file.ts';

const messages = new Map<string, { message: string; description?: string }>([
  ['b', { message: 'Bee', description: 'An insect' }],
  ['a', { message: 'Ant', description: 'Another' }],
  ['c', { message: 'Cow' }],
]);
const written = { z: { message: 'Zett' }, a: { message: 'Ameise', description: 'old', mine: 1 }, b: 'Biene' };

test('existing messages keep their order, and new ones follow', () => {
  const { text, added, superfluous } = mergeMessages(written, messages);
  assert.equal(JSON.parse(text), {
    z: { message: 'Zett' },
    a: { message: 'Ameise', description: 'Another', mine: 1 },
    b: { message: 'Biene', description: 'An insect' },
    c: { message: 'Cow' },
  });
  assert.equal(Object.keys(JSON.parse(text)), ['z', 'a', 'b', 'c']);
  assert.equal([added, superfluous], [['c'], ['z']]);
});

test('a file is written with two spaces and a final line break, and is unchanged by a second merge', () => {
  const { text } = mergeMessages({}, new Map([['a', { message: 'Ant' }]]));
  assert.is(text, '{\n  "a": {\n    "message": "Ant"\n  }\n}\n');
  const once = mergeMessages(written, messages).text;
  assert.is(mergeMessages(JSON.parse(once), messages).text, once);
});

test('a prefix is added to new messages, and to all overridden ones', () => {
  const messageOf = (options: object) => {
    const merged = JSON.parse(mergeMessages(written, messages, { messagePrefix: '? ', ...options }).text);
    return ['a', 'b', 'c', 'z'].map((key) => merged[key].message);
  };
  assert.equal(messageOf({}), ['Ameise', 'Biene', '? Cow', 'Zett']);
  assert.equal(messageOf({ override: true }), ['? Ant', '? Bee', '? Cow', 'Zett']);
});

test.run();
