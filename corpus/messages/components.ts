// UI strings of content components whose files are loaded on demand.

/** UI strings of diagrams. */
export const diagramMessages = {
  'lectern.diagram.show': 'Show the source',
  'lectern.diagram.hide': 'Hide the source',
  'lectern.diagram.fault': 'This diagram could not be rendered.',
} as const;

/** UI strings of live code. */
export const liveCodeMessages = {
  'theme.Playground.liveEditor': 'Live Editor',
  'theme.Playground.result': 'Result',
  'theme.Playground.buttonReset': 'Reset',
  'lectern.liveCode.keys': 'Press Tab to indent. To leave the editor, press Escape, then Tab.',
} as const;
