import type { BlockContent, DefinitionContent, Parent, PhrasingContent } from 'mdast';

/** An admonition in any syntax: `:::tip`, `> [!TIP]`. */
export interface Admonition extends Parent {
  type: 'admonition';
  keyword: string;
  title?: PhrasingContent[] | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (BlockContent | DefinitionContent)[];
}

declare module 'mdast' {
  interface BlockContentMap {
    admonition: Admonition;
  }
  interface RootContentMap {
    admonition: Admonition;
  }
}
