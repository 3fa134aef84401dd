/** Labels of what a reader can do with a page. */
export const readingMessages = {
  'lectern.reading.label': 'Text and layout',
  'lectern.reading.text': 'Text size',
  'lectern.reading.text.small': 'Small',
  'lectern.reading.text.usual': 'Standard',
  'lectern.reading.text.large': 'Large',
  'lectern.reading.text.largest': 'Largest',
  'lectern.reading.lines': 'Line length',
  'lectern.reading.lines.narrow': 'Short',
  'lectern.reading.lines.usual': 'Standard',
  'lectern.reading.lines.wide': 'Long',
  'lectern.reading.focus': 'Focus mode',
  'lectern.reading.focusHint': 'Nothing but the text',
  'lectern.reading.leaveFocus': 'Leave focus mode',
  'lectern.footnotes.goTo': 'Go to the note at the end of the page',
  'lectern.linkCopied': 'Link copied',
  'lectern.term.more': 'More on {term}',
} as const;
