import type { Event } from 'micromark-util-types';
import { EditMap } from 'micromark-util-edit-map';

type Change = [at: number, remove: number, add: Event[]];

/**
 * Has micromark's edits cost no more than what follows the first of them. Its own go over all events of a document
 * whenever a container in it is closed, which takes minutes for some thousand nested quotes or footnotes.
 */
EditMap.prototype.consume = function consume(events) {
  const changes = (this.map as Change[]).sort(([a], [b]) => a - b);
  const first = changes[0];
  if (!first) return;
  const [start] = first;
  const rest = events.slice(start);
  events.length = start;
  let next = 0;
  for (const [at, remove, add] of changes) {
    for (; next < at - start; next += 1) events.push(rest[next]!);
    for (const event of add) events.push(event);
    next += remove;
  }
  for (; next < rest.length; next += 1) events.push(rest[next]!);
  changes.length = 0;
  (this as unknown as { index: Map<number, Change> }).index.clear();
};
