// The graph, for the stages: `import * as graph from './incremental/index.ts'`.
//
// - `computed` is a value that is computed from the values it reads.
// - `family` is a computed value for each key.
// - `task` is asynchronous.
// - `inputMap` is set from outside and read by key.
// - `table` is computed as a whole and read by key.
// - `each` maps the rows of a table, and `collect` computes a value for each key.
// - `gather` finds items in a few rows, and `group` groups rows. These four only process changed rows.
// - `parts` has a part of the graph for each key, for example for each language.
//
// Code that runs a graph imports `session.ts`.
export { computed } from './computed.ts';
export { family } from './graph.ts';
export { group } from './group.ts';
export { inputMap } from './input-map.ts';
export { parts } from './parts.ts';
export { collect, each, gather, table } from './table.ts';
export { task } from './task.ts';
