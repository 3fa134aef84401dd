import type { Component } from './component.ts';
import { Admonition } from './components/admonition.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { ComponentLink } from './components/component-link.tsx';
import { Details } from './components/details.tsx';
import { Image, ThemedImage } from './components/image.tsx';

/** The components that content can use. `loadComponents` adds the rare ones. Any other name renders its children. */
export const components: Record<string, Component> = {
  Admonition,
  CodeBlock,
  Details,
  // Rendered by code of the page.
  Fragment: Nothing,
  Head: Nothing,
  IdealImage: Image,
  Image,
  Link: ComponentLink,
  ThemedImage,
};

/** Renders nothing: the content is in the document's head, or code of the page renders it. */
function Nothing() {
  return null;
}
