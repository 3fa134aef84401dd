/** UI strings of the colour generator. */
export const colorGeneratorMessages = {
  'lectern.ColorGenerator.mode': 'Colour mode to edit',
  'lectern.ColorGenerator.primary': 'Primary colour',
  'lectern.ColorGenerator.background': 'Background colour',
  'lectern.ColorGenerator.invalid': 'Expected a colour such as #2e8555',
  'lectern.ColorGenerator.variable': 'CSS variable',
  'lectern.ColorGenerator.color': 'Colour',
  'lectern.ColorGenerator.adjustment': 'Adjustment',
  'lectern.ColorGenerator.contrast': 'Contrast',
  'lectern.ColorGenerator.fails': 'Fails',
  'lectern.ColorGenerator.reset': 'Reset',
  'lectern.ColorGenerator.css': 'Put this into your style sheet:',
} as const;
