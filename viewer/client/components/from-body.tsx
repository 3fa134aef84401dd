import type { ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import type { Component } from '../../body/component.ts';
import { Image as BodyImage, ThemedImage as BodyThemedImage } from '../../body/components/image.tsx';
import { Mermaid as BodyMermaid } from '../../body/components/mermaid-node.tsx';
import { Term as BodyTerm } from '../../body/components/term.tsx';

// `lectern/client` exports these components.
export const Image = fromBody(BodyImage);
export const Mermaid = fromBody(BodyMermaid);
export const Term = fromBody(BodyTerm);
export const ThemedImage = fromBody(BodyThemedImage);

/**
 * Converts a component for content to a component for React code. The component checks its props itself, so any props
 * are allowed.
 */
function fromBody(Inner: Component) {
  return function FromBody({ children, ...props }: { children?: ReactNode; [prop: string]: unknown }) {
    return <Inner props={props as Record<string, Json>} nodes={[]} render={() => children} />;
  };
}
