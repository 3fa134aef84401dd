import type { Component } from './component.ts';
import { Admonition } from './components/admonition.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { ComponentLink } from './components/component-link.tsx';
import { Details } from './components/details.tsx';
import { Image, ThemedImage } from './components/image.tsx';

/** The components that content may name, and that are here: `loadComponents` brings others. Any other name draws its children. */
export const components: Record<string, Component> = {
  Admonition,
  CodeBlock,
  Details,
  // Drawn where code of the page asks for it.
  Fragment: Nothing,
  Head: Nothing,
  IdealImage: Image,
  Image,
  Link: ComponentLink,
  ThemedImage,
};

/** Of what is shown elsewhere: in the document's head, where the compiler has taken it, or by code of the page. */
function Nothing() {
  return null;
}
