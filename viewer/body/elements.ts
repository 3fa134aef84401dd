import type { ReactNode } from 'react';
import type { ElementProps } from './component.ts';
import { Anchor } from './elements/anchor.tsx';
import { Heading } from './elements/heading.tsx';
import { Picture, Frame, Checkbox, Table, Preformatted, Span } from './elements/plain.tsx';
import { InlineCode } from './elements/inline-code.tsx';

/** The HTML elements with their own components. */
export const elements: Record<string, (props: ElementProps) => ReactNode> = {
  a: Anchor,
  code: InlineCode,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  iframe: Frame,
  img: Picture,
  input: Checkbox,
  pre: Preformatted,
  span: Span,
  table: Table,
};
