// The dependency graph, for code that creates and runs it: `import * as session from
// './incremental/session.ts'`.
export { input } from './graph.ts';
export { dropUnread } from './node.ts';
export { fillTables } from './table.ts';
export { tasks, type Tasks } from './task.ts';
export { isTracked, lastRun, stagesInOrder, untracked } from './tracking.ts';
