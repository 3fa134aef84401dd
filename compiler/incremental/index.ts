// The graph, as the stages know it: `import * as graph from './incremental/index.ts'`.
//
// A `computed` value is made of what it reads, a `family` has one for each key, and a `task` takes time. An `inputMap` is
// set from outside, a `table` is computed as a whole, and both are read by key; what is made of `each` row of one,
// `collect`ed for each key, `gather`ed from a few rows or listed in `group`s costs what has changed. What there is for
// each key of some, as for each language, is one of the graph's `parts`. Who runs a graph does so by `session.ts`.
export { computed } from './computed.ts';
export { family } from './graph.ts';
export { group } from './group.ts';
export { inputMap } from './input-map.ts';
export { parts } from './parts.ts';
export { collect, each, gather, table } from './table.ts';
export { task } from './task.ts';
