import { EditMap } from 'micromark-util-edit-map';
import type { Event } from 'micromark-util-types';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../parse/remark/linear-edits.ts';

const events = (text: string) => [...text] as unknown as Event[];

test('edits are applied correctly in any order', () => {
  const edits = new EditMap();
  edits.add(3, 1, events('xy'));
  edits.add(1, 0, events('-'));
  edits.addBefore(1, 2, events('+'));
  const found = events('abcdef');
  edits.consume(found);
  assert.is(found.join(''), 'a+-xyef');
  // A second call must not apply the edits again.
  edits.consume(found);
  assert.is(found.join(''), 'a+-xyef');
});

test("an edit doesn't touch the events before it", () => {
  const touched: string[] = [];
  const found = new Proxy(events('abcdef'), {
    get(target, key) {
      if (/^\d+$/.test(String(key))) touched.push(String(key));
      return Reflect.get(target, key) as unknown;
    },
  });
  const edits = new EditMap();
  edits.add(4, 1, []);
  edits.consume(found);
  assert.equal([...new Set(touched)], ['4', '5']);
  assert.is([...found].join(''), 'abcdf');
});

test.run();
