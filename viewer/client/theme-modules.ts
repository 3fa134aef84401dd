import { createElement } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Footer } from '../layout/footer.tsx';
import { admonitionTypes } from './components/admonition.tsx';
import { MDXContent } from './components/mdx-components.ts';
import { TOCCollapsible } from './components/toc.tsx';
import * as client from './index.ts';

const { Admonition, AdmonitionTitle, CodeBlock, ColorModeToggle, Details, DocCard, DocCardList, Heading, IdealImage } = client;
const { Image, Layout, Link, Mermaid, NotFound, TabItem, Tabs, ThemedImage, TOC, TOCInline, BrowserOnly, Head, Translate } = client;

/** What content may name without importing it, as components for code. */
const MDXComponents = {
  Admonition,
  AdmonitionTitle,
  BrowserOnly,
  CodeBlock,
  Details,
  DocCardList,
  Head,
  IdealImage,
  Image,
  Link,
  Mermaid,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
  Translate,
  admonition: Admonition,
  details: Details,
  head: Head,
  mermaid: Mermaid,
};

/** `@theme/…`: name → default export. */
export const themeModules: Record<string, unknown> = {
  Admonition,
  'Admonition/Icon/Danger': iconOf('danger'),
  'Admonition/Icon/Info': iconOf('info'),
  'Admonition/Icon/Note': iconOf('note'),
  'Admonition/Icon/Tip': iconOf('tip'),
  'Admonition/Icon/Warning': iconOf('warning'),
  'Admonition/Types': admonitionTypes,
  CodeBlock,
  ColorModeToggle,
  Details,
  DocCard,
  DocCardList,
  Footer,
  Heading,
  'Icon/Arrow': iconOf('chevron'),
  'Icon/Close': iconOf('close'),
  'Icon/Copy': iconOf('copy'),
  'Icon/Dark': iconOf('moon'),
  'Icon/Edit': iconOf('edit'),
  'Icon/ExternalLink': iconOf('external'),
  'Icon/Home': iconOf('home'),
  'Icon/Language': iconOf('language'),
  'Icon/Light': iconOf('sun'),
  'Icon/Menu': iconOf('menu'),
  'Icon/Success': iconOf('check'),
  'Icon/WordWrap': iconOf('wrap'),
  IdealImage,
  Layout,
  MDXComponents,
  MDXContent,
  Mermaid,
  'Navbar/ColorModeToggle': ColorModeToggle,
  NotFound,
  TOC,
  TOCCollapsible,
  TOCInline,
  TabItem,
  Tabs,
  ThemedImage,
};

function iconOf(name: IconName) {
  return () => createElement(Icon, { name });
}
