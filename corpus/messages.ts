import { blogMessages } from './messages/blog.ts';
import { colorGeneratorMessages } from './messages/color-generator.ts';
import { copyPageMessages, notFoundMessages, redirectMessages, sideMenuMessages } from './messages/pages.ts';
import { diagramMessages } from './messages/diagram.ts';
import { documentMessages } from './messages/document.ts';
import { languageMessages } from './messages/languages.ts';
import { layoutMessages } from './messages/layout.ts';
import { listMessages } from './messages/lists.ts';
import { liveCodeMessages } from './messages/live-code.ts';
import { offlineMessages } from './messages/offline.ts';
import { readingMessages } from './messages/reading.ts';
import { searchMessages } from './messages/search.ts';
import { titleMessages } from './messages/titles.ts';

/** Titles of admonitions that have none of their own: the viewer makes the English ones of their keywords. */
const admonitionMessages = {
  'theme.admonition.note': 'Note',
  'theme.admonition.tip': 'Tip',
  'theme.admonition.info': 'Info',
  'theme.admonition.warning': 'Warning',
  'theme.admonition.danger': 'Danger',
  'theme.admonition.caution': 'Caution',
} as const;

/**
 * Every label that the viewer shows, in English. A site says them in its own words in `i18n/<locale>/code.json`, by
 * these ids: Docusaurus' where it has the label, `lectern.…` elsewhere. Values are in braces; forms for numbers are
 * parted by `|`, in the order of the language's plural categories. They lie in several files since the viewer loads
 * those of a part with that part.
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
