import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { updatesPath } from '../../../corpus/dev-update.ts';
import { openUpdates, type Updates } from '../../serve/updates.ts';

/** Simulates a page that requests the event stream, but never reads it. Its events are buffered. */
function follow(updates: Updates): ServerResponse {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: `/${updatesPath}` });
  const response = new ServerResponse(request);
  assert.ok(updates.intercept(request, response));
  return response;
}

test('a page that does not read its events is dropped before many are buffered', () => {
  const updates = openUpdates();
  const page = follow(updates);
  const path = 'a'.repeat(100_000);
  for (let sent = 0; sent < 5; sent += 1) updates.send([path], []);
  assert.not(page.destroyed);
  for (let sent = 0; sent < 100; sent += 1) updates.send([path], []);
  assert.ok(page.destroyed);
  assert.ok(page.writableLength < 2_000_000, `${page.writableLength} bytes are kept`);
});

test.run();
