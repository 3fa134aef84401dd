// The graph, as the rest of the compiler knows it: `import * as graph from './incremental/index.ts'`.
//
// An `input` is set from outside, a `computed` value is made of what it reads, a `family` has one for each key, and a
// `task` takes time. A `table` is read by key, and what is made of `each` row of one, `collect`ed for each key, `gather`ed
// from a few rows or listed in `group`s costs what has changed.
export { areSame, isEqual } from './equal.ts';
export { explain } from './explain.ts';
export { computed, family, input } from './graph.ts';
export { group } from './group.ts';
export { inputMap, type InputMap } from './input-map.ts';
export { getters, join } from './join.ts';
export { dropUnread, type GraphNode } from './node.ts';
export { parts } from './parts.ts';
export { collect, deferred, each, fillTables, gather, table, through } from './table.ts';
export { task, tasks, type Tasks } from './task.ts';
export { lastRun, stagesInOrder, untracked } from './tracking.ts';
