import type { Event } from 'micromark-util-types';
import { EditMap } from 'micromark-util-edit-map';

type Change = [at: number, remove: number, add: Event[]];

/**
 * Replaces micromark's `EditMap.consume`. The original copies all events each time a block quote, list or footnote
 * ends. That takes minutes for a few thousand of them. This version processes only the events after the first edit.
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
