/** Labels of live code. */
export const liveCodeMessages = {
  'theme.Playground.liveEditor': 'Live Editor',
  'theme.Playground.result': 'Result',
  'theme.Playground.buttonReset': 'Reset',
  'lectern.liveCode.keys': 'Tab indents. To leave, press Escape, then Tab.',
} as const;
