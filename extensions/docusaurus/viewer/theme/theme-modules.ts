import type { ReactNode } from 'react';
import {
  AnnouncementBar,
  docParts,
  Navbar,
  SearchBar,
  SearchPage,
  TOCCollapsible,
} from '../../../../viewer/extension.ts';
import { NavbarNavLink } from '../navbar/navbar-nav-link.tsx';
import { LinkItem } from '../navbar/navbar-item.tsx';
import { admonitionTypes } from '../content/admonition-parts.tsx';
import { themeParts } from './theme-parts.ts';
import * as client from '../../../../viewer/client/index.ts';

const { Admonition, CodeBlock, ColorModeToggle, Details, DocCard, DocCardList, Head, Heading, Image } = client;
const { Layout, Mermaid, NotFound, TabItem, Tabs, ThemedImage, TOC, TOCInline } = client;

/** The components that content can use without an import. Code imports them from `@theme/MDXComponents`. */
const MDXComponents = {
  Admonition,
  AdmonitionTitle: client.AdmonitionTitle,
  BrowserOnly: client.BrowserOnly,
  CodeBlock,
  ColorGenerator: client.ColorGenerator,
  Details,
  DocCardList,
  Head,
  IdealImage: Image,
  Image,
  Link: client.Link,
  Mermaid,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
  Translate: client.Translate,
  admonition: Admonition,
  details: Details,
  head: Head,
  mermaid: Mermaid,
};

/** `@theme/…`: name below `@theme/` → default export. */
export const themeModules: Record<string, unknown> = {
  Admonition,
  'Admonition/Types': admonitionTypes,
  AnnouncementBar,
  CodeBlock,
  ColorModeToggle,
  Details,
  DocCard,
  DocCardList,
  ...docParts,
  ...themeParts,
  Heading,
  IdealImage: Image,
  Layout,
  MDXComponents,
  Mermaid,
  Navbar,
  'Navbar/ColorModeToggle': ColorModeToggle,
  'NavbarItem/ComponentTypes': {},
  'NavbarItem/DefaultNavbarItem': LinkItem,
  'NavbarItem/DefaultNavbarItem/Desktop': LinkItem,
  'NavbarItem/DefaultNavbarItem/Mobile': LinkItem,
  'NavbarItem/DropdownNavbarItem/Desktop': themeParts['NavbarItem/DropdownNavbarItem'],
  'NavbarItem/DropdownNavbarItem/Mobile': themeParts['NavbarItem/DropdownNavbarItem'],
  'NavbarItem/NavbarNavLink': NavbarNavLink,
  NotFound,
  Root: ({ children }: { children?: ReactNode }) => children,
  SearchBar,
  SearchPage,
  TOC,
  TOCCollapsible,
  TOCInline,
  TabItem,
  Tabs,
  ThemedImage,
};
