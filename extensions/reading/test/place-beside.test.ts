import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeBeside } from '../viewer/explain/place-beside.ts';

const room = { left: 0, right: 400, top: 60, bottom: 800 };
const box = { width: 200, height: 100 };
const word = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

test('a popover is below the line of its anchor, and starts at the same edge', () => {
  assert.equal(placeBeside(word(50, 300), box, room, false), { left: 50, top: 328 });
});

test('in right-to-left text, the popover starts at the right edge', () => {
  assert.equal(placeBeside(word(250, 300), box, room, true), { left: 90, top: 328 });
});

test('the box is above if there is no room below', () => {
  assert.equal(placeBeside(word(50, 750), box, room, false), { left: 50, top: 642 });
});

test('the box stays below if there is too little room on either side, but less above', () => {
  assert.is(placeBeside(word(50, 100), { width: 200, height: 900 }, room, false).top, 128);
});

test('the popover never extends beyond the sides of the window', () => {
  assert.is(placeBeside(word(370, 300), box, room, false).left, 192);
  assert.is(placeBeside(word(0, 300), box, room, true).left, 8);
});

test.run();
