import type { Component } from './component.ts';
import { Admonition } from './components/admonition.tsx';
import { CodeBlock } from './components/code-block.tsx';
import { ComponentLink } from './components/component-link.tsx';
import { Details } from './components/details.tsx';
import { Image, ThemedImage } from './components/image.tsx';

/**
 * The components that content can use, by name. `loadComponents` adds the rare components. Unknown names render only
 * their children.
 */
export const components: Record<string, Component> = {
  Admonition,
  CodeBlock,
  Details,
  // A `Fragment` in a body renders nothing here: code of the page renders its content. See `pagePartial`.
  Fragment: Nothing,
  Head: Nothing,
  IdealImage: Image,
  Image,
  Link: ComponentLink,
  ThemedImage,
};

/**
 * Renders nothing. `Head` changes only the document's head, and code of the page renders the content of a `Fragment`.
 */
function Nothing() {
  return null;
}
