import type { Component } from './component.ts';
import { Admonition } from './components/admonition.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { ColorGenerator } from './components/color-generator.tsx';
import { ComponentLink } from './components/component-link.tsx';
import { Details } from './components/details.tsx';
import { DocCardList } from './components/doc-card-list.tsx';
import { Image } from './components/image.tsx';
import { LiveCodeNode } from './components/live-code-node.tsx';
import { Mermaid } from './components/mermaid.tsx';
import { Nothing } from './components/nothing.tsx';
import { Tabs } from './components/tabs.tsx';
import { ThemedImage } from './components/themed-image.tsx';
import { TocInline } from './components/toc-inline.tsx';

/** The components that content may name. Any other name draws its children. */
export const components: Record<string, Component> = {
  Admonition,
  CodeBlock,
  ColorGenerator,
  Details,
  DocCardList,
  // Drawn where code of the page asks for it.
  Fragment: Nothing,
  Head: Nothing,
  IdealImage: Image,
  Image,
  Link: ComponentLink,
  LiveCode: LiveCodeNode,
  Mermaid,
  Tabs,
  ThemedImage,
  TOCInline: TocInline,
};
