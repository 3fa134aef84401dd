// A graph as those know it who put it together, bring it up to date and write what it is made for:
// `import * as session from './incremental/session.ts'`.
export { input } from './graph.ts';
export { dropUnread } from './node.ts';
export { fillTables } from './table.ts';
export { tasks, type Tasks } from './task.ts';
export { lastRun, stagesInOrder, untracked } from './tracking.ts';
