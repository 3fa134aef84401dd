// The dependency graph, for the stages: `import * as graph from './incremental/index.ts'`.
//
// - `computed` is a value that is computed from other values of the graph.
// - `family` is one computed value per key.
// - `task` is an asynchronous computation.
// - `inputMap` is a map that is set from outside, and read by key.
// - `table` is a map that is computed as a whole, and read by key.
// - `each` maps the rows of a table, and `collect` computes a value for each key.
// - `gather` collects items from a few rows, and `group` groups rows. These four only process changed rows.
// - `parts` is a part of the graph for each key, for example for each language.
//
// Code that runs the graph imports `session.ts` instead.
export { computed } from './computed.ts';
export { family } from './graph.ts';
export { group } from './group.ts';
export { inputMap } from './input-map.ts';
export { parts } from './parts.ts';
export { collect, each, gather, table } from './table.ts';
export { task } from './task.ts';
