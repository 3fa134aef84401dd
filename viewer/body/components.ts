import type { Component } from './component.ts';
import { Admonition } from './components/admonition.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { ComponentLink } from './components/component-link.tsx';
import { Details } from './components/details.tsx';
import { Image, ThemedImage } from './components/image.tsx';

/**
 * The components that content can use, by name. `loadComponents` adds components that few pages use. A component with
 * an unknown name renders only its children.
 */
export const components: Record<string, Component> = {
  Admonition,
  CodeBlock,
  Details,
  // The page's code renders the content of a `Fragment`: see `pagePartial`.
  Fragment: Nothing,
  Head: Nothing,
  IdealImage: Image,
  Image,
  Link: ComponentLink,
  ThemedImage,
};

/**
 * Renders nothing. `Head` only changes the document's head. Code of the page renders the content of a `Fragment`.
 */
function Nothing() {
  return null;
}
