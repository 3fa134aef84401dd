import { blogMessages } from './messages/blog.ts';
import { colorGeneratorMessages } from './messages/color-generator.ts';
import {
  copyPageMessages,
  languageMessages,
  listMessages,
  notFoundMessages,
  offlineMessages,
  redirectMessages,
  sideMenuMessages,
} from './messages/pages.ts';
import { diagramMessages, liveCodeMessages } from './messages/components.ts';
import { documentMessages, layoutMessages } from './messages/layout.ts';
import { readingMessages } from './messages/reading.ts';
import { searchMessages } from './messages/search.ts';
import { titleMessages } from './messages/titles.ts';

/** Titles of admonitions. The viewer doesn't include these strings: it derives the English titles from the keywords
 * (`note` → "Note"). */
const admonitionMessages = {
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.info': 'Info',
  'theme.admonition.warning': 'Warning',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.caution': 'Caution',
} as const;

/**
 * All UI strings of the viewer, in English: id → text. Sites translate them in `i18n/<locale>/code.json`. If Docusaurus
 * has the string, the id is Docusaurus'; otherwise it starts with `lectern.`. Placeholders are in braces. `|` separates
 * plural forms, in the order of the language's plural categories. The strings are in several files, because the viewer
 * loads them together with the parts that use them.
 */
export const messages: Record<string, string> = {
  ...layoutMessages,
  ...languageMessages,
  ...admonitionMessages,
  ...blogMessages,
  ...copyPageMessages,
  ...readingMessages,
  ...liveCodeMessages,
  ...diagramMessages,
  ...documentMessages,
  ...notFoundMessages,
  ...offlineMessages,
  ...listMessages,
  ...redirectMessages,
  ...sideMenuMessages,
  ...searchMessages,
  ...colorGeneratorMessages,
  ...titleMessages,
};
