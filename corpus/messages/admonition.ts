/** Titles of admonitions that have none of their own: the viewer makes the English ones of their keywords. */
export const admonitionMessages = {
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.info': 'Info',
  'theme.admonition.warning': 'Warning',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.caution': 'Caution',
} as const;
