/** Labels of diagrams. */
export const diagramMessages = {
  'lectern.diagram.show': 'Show the source',
  'lectern.diagram.hide': 'Hide the source',
  'lectern.diagram.fault': 'This diagram can’t be drawn.',
} as const;
