import type { ReactNode } from 'react';
import type { Json } from '../../../corpus/schema/index.ts';
import type { Component } from '../../body/component.ts';

/** Makes of a component of bodies, which reads its props with care, one that code can use. */
export function fromBody(Inner: Component) {
  return function FromBody({ children, ...props }: { children?: ReactNode; [prop: string]: unknown }) {
    return <Inner props={props as Record<string, Json>} nodes={[]} render={() => children} />;
  };
}
